import { expect, test } from 'vitest'
import { siteUrl } from '../../../src/site/company'
import { robotsTxt } from '../../../src/node/prerender/seo-files'

test('robots.txt allows the pages and names the sitemap by its full address', () => {
  expect(robotsTxt()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robotsTxt()).not.toMatch(/^Disallow: \/$/m)
})
