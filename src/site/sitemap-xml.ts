import { articleHead } from './article-heads'
import { CANONICAL_ARTICLES } from './article-links'
import { BLOG_INDEX, publicationDate } from './blog-index'
import { BLOG_SLUGS } from './blog-slugs'
import { company, siteUrl } from './company'
import { escapeMarkup } from './escape-markup'
import { allPaths, findPage } from './find-page'
import { LEGAL_FACTS } from './legal-facts'
import { companyBlurb } from './navigation'
import { pageHead } from './page-head'
import { pageLabel } from './page-label'
import { palette } from './palette'
import { routeHead } from './route-heads'
import { pathTo, ROUTE_IDS, type RouteId } from './routes'
import { SITE_FILES, SITE_ICONS } from './site-files'

const XML = '<?xml version="1.0" encoding="UTF-8"?>'

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`

/** Pages whose text carries a date of its own. */
const DATED_PAGES: Readonly<Partial<Record<RouteId, string>>> = {
  blog:
    BLOG_SLUGS.map((slug) => publicationDate(slug).iso)
      .toSorted()
      .at(-1) ?? '',
  privacy: LEGAL_FACTS.privacyEffective.iso,
  terms: LEGAL_FACTS.termsEffective.iso,
}

function lastModified(path: string, buildDate: string): string {
  const match = findPage(path)
  if (match.screen === 'article') return publicationDate(match.slug).iso
  return (match.screen === 'notFound' ? undefined : DATED_PAGES[match.screen]) ?? buildDate
}

/** The paths that search engines should know: indexable, and no page twice. */
export function indexablePaths(): string[] {
  return allPaths().filter((path) => {
    const { indexable, canonicalPath } = pageHead(findPage(path))
    return indexable && canonicalPath === path
  })
}

/**
 * The XML sitemap (sitemaps.org/protocol.html).
 * @param buildDate day of the build, for pages without a date of their own: they change with it
 */
export function sitemapXml(buildDate: string): string {
  const urls = indexablePaths().map(
    (path) =>
      `<url>${element('loc', siteUrl + path)}${element('lastmod', lastModified(path, buildDate))}</url>`,
  )
  return `${XML}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Everything may be read; the function is not a page. */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${SITE_FILES.sitemap}\n`
}

/** The blog as a feed (rssboard.org/rss-specification), each article once. */
export function rssXml(): string {
  const items = CANONICAL_ARTICLES.map((article) => {
    const { title, excerpt, topic } = BLOG_INDEX[article]
    const address = siteUrl + pathTo({ article })
    // The articles name a day; noon keeps it the same day in every time zone of the country.
    const published = new Date(`${publicationDate(article).iso}T12:00:00Z`).toUTCString()
    return [
      '<item>',
      element('title', title),
      element('link', address),
      element('guid', address),
      element('pubDate', published),
      element('category', topic),
      element('description', excerpt),
      '</item>',
    ].join('')
  })
  const head = routeHead('blog')
  return [
    XML,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${company.name}: Blog`),
    element('link', siteUrl + head.path),
    element('description', head.description),
    element('language', 'en-us'),
    `<atom:link href="${escapeMarkup(siteUrl + SITE_FILES.feed)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

const listLine = (title: string, path: string, note: string) =>
  `- [${title}](${siteUrl}${path}): ${note}`

/** The site in plain text for language models (llmstxt.org). */
export function llmsTxt(): string {
  const pages = ROUTE_IDS.map((id) => ({ id, head: routeHead(id) })).filter(
    ({ head }) => head.indexable,
  )
  return [
    `# ${company.name}`,
    '',
    `> ${companyBlurb}`,
    '',
    `Office: ${company.address}. Phone: ${company.phone}. Email: ${company.email}. Open ${company.hours.text}.`,
    '',
    '## Pages',
    '',
    ...pages.map(({ id, head }) => listLine(pageLabel(id), head.path, head.description)),
    '',
    '## Articles',
    '',
    ...CANONICAL_ARTICLES.map((article) => {
      const { title, path, description } = articleHead(article)
      return listLine(title, path, description)
    }),
    '',
  ].join('\n')
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
