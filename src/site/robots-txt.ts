import { siteUrl } from './company'
import { SITE_FILES } from './site-files'

/** Everything may be read; the function is not a page. */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${SITE_FILES.sitemap}\n`
}
