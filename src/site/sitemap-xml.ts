import { publicationDate } from './blog-index'
import { BLOG_SLUGS } from './blog-slugs'
import { siteUrl } from './company'
import { allPaths, findPage } from './find-page'
import { LEGAL_FACTS } from './legal-facts'
import { pageHead } from './page-head'
import type { RouteId } from './routes'
import { XML_DECLARATION, xmlElement } from './xml'

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
      `<url>${xmlElement('loc', siteUrl + path)}${xmlElement('lastmod', lastModified(path, buildDate))}</url>`,
  )
  return `${XML_DECLARATION}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
