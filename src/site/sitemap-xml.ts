import { ARTICLES } from 'virtual:blog'
import { siteUrl } from './company'
import { allPaths, findPage, pageHead } from './find-page'
import { lastChange } from './blog'
import { PAGES } from './pages'
import { XML_DECLARATION, xmlElement } from './escape-markup'

function lastModified(path: string, buildDate: string): string {
  const match = findPage(path)
  if (match.screen === 'article') return lastChange(match.article)
  if (match.screen === 'blog') return ARTICLES.map(lastChange).toSorted().at(-1) ?? buildDate
  return PAGES[match.screen].changed ?? buildDate
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
      `<url>${xmlElement('loc', siteUrl + path)}${xmlElement('lastmod', lastModified(path, buildDate))}</url>`,
  )
  return `${XML_DECLARATION}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
