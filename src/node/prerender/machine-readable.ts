import { ARTICLES } from 'virtual:article-metadata'
import type { ArticleMeta } from '../../site/article'
import { company, companyBlurb, siteUrl } from '../../site/company'
import { escapeMarkup } from '../escape-markup'
import { allPaths, findPage, pageHead } from './find-page'
import { PAGES, routeHead } from '../../content/page-table'
import { palette } from '../../site/palette'
import { pathTo } from '../../site/routes'
import { SITE_FILES, SITE_ICONS } from '../../site/site-files'

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const xmlElements = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([name, text]) => `<${name}>${escapeMarkup(text)}</${name}>`)
    .join('')

const lastChange = ({ published, updated }: ArticleMeta) => updated ?? published

/** When a page last changed, if known. Search engines ignore dates that change with every build. */
function lastModified(path: string): string | undefined {
  const match = findPage(path)
  if (match.page === 'article') return lastChange(match.article)
  if (match.page === 'blog') return ARTICLES.map(lastChange).toSorted().at(-1)
  return PAGES[match.page].changed
}

/** The XML sitemap (sitemaps.org/protocol.html): every indexable page once. */
export function sitemapXml(): string {
  const urls = allPaths().flatMap((path) => {
    const { indexable, canonicalPath } = pageHead(path)
    if (!indexable || canonicalPath !== path) return []
    const lastmod = lastModified(path)
    return `<url>${xmlElements({ loc: siteUrl + path, ...(lastmod && { lastmod }) })}</url>`
  })
  return `${XML_DECLARATION}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Allows everything except the function, which isn't a page. */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${SITE_FILES.sitemap}\n`
}

/** The blog as a feed (rssboard.org/rss-specification), each article once. */
export function rssXml(): string {
  const items = ARTICLES.map(({ slug, title, excerpt, topic, published }) => {
    const address = siteUrl + pathTo({ article: slug })
    // Articles have a date only; noon keeps it the same day in every US time zone.
    const pubDate = new Date(`${published}T12:00:00Z`).toUTCString()
    const texts = { title, link: address, guid: address, pubDate, category: topic }
    return `<item>${xmlElements({ ...texts, description: excerpt })}</item>`
  })
  const { path, description } = routeHead('blog')
  return `${XML_DECLARATION}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${xmlElements({ title: `${company.name}: Blog`, link: siteUrl + path, description, language: 'en-us' })}
<atom:link href="${escapeMarkup(siteUrl + SITE_FILES.feed)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

/** The web app manifest (w3.org/TR/appmanifest), for a bookmark on a home screen. */
export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: companyBlurb,
    lang: 'en-US',
    start_url: pathTo('home'),
    display: 'browser',
    background_color: palette.limestone,
    theme_color: palette.limestone,
    icons: [SITE_ICONS.small, SITE_ICONS.large].map(({ path, sizePx }) => ({
      src: path,
      sizes: `${sizePx}x${sizePx}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
}

/** The files for search engines, feed readers and home screens, by path. */
export function machineReadableFiles(): Readonly<Record<string, string>> {
  return {
    [SITE_FILES.sitemap]: sitemapXml(),
    [SITE_FILES.robots]: robotsTxt(),
    [SITE_FILES.feed]: rssXml(),
    [SITE_FILES.manifest]: webManifest(),
  }
}
