import { ARTICLES } from 'virtual:article-metadata'
import { expect, test, vi } from 'vitest'
import { LEGAL_FACTS } from '../../../src/content/legal-facts'
import { allPaths, pageHead } from '../../../src/node/prerender/find-page'

test('sitemap, feed, robots.txt and manifest name the company and, by its full address, every page that may be indexed', async () => {
  vi.stubEnv('VITE_COMPANY_NAME', 'Smith & Sons')
  vi.resetModules()
  const { siteUrl } = await import('../../../src/site/company')
  const files = await import('../../../src/node/prerender/machine-readable')
  const wanted = allPaths().filter((path) => {
    const { indexable, canonicalPath } = pageHead(path)
    return indexable && canonicalPath === path
  })
  expect(wanted).not.toContain('/subscription-success')
  expect(wanted).not.toContain('/blog/google-ppc-advertising-prosper')
  expect(wanted).toContain('/blog/google-ppc-advertising-frisco')

  // Only pages that know when they changed say so.
  const dates = new Map<string, string | undefined>([
    ['/privacy', LEGAL_FACTS.updated.iso],
    ['/terms', LEGAL_FACTS.updated.iso],
    ...ARTICLES.map(({ slug, published, updated }): [string, string] => [
      `/blog/${slug}`,
      updated ?? published,
    ]),
  ])
  const entries = files.sitemapXml().matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)
  const listed = Array.from(entries, ([, address = '', date]) => ({ address, date }))
  expect(listed.map(({ address }) => address)).toEqual(wanted.map((path) => siteUrl + path))
  for (const { address, date } of listed.filter((entry) => !entry.address.endsWith('/blog'))) {
    expect([address, date]).toEqual([address, dates.get(address.replace(siteUrl, ''))])
  }

  const feed = files.rssXml()
  expect(feed.match(/<item>/g)).toHaveLength(ARTICLES.length)
  expect(feed).toContain('<pubDate>Tue, 15 Apr 2025 12:00:00 GMT</pubDate>')
  expect(feed).not.toContain('google-ppc-advertising-prosper')
  expect(feed).toContain(`<atom:link href="${siteUrl}/rss.xml" rel="self"`)
  expect(feed).toContain('Smith &amp; Sons')
  expect(feed.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&')

  expect(files.robotsTxt()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(files.robotsTxt()).not.toMatch(/^Disallow: \/$/m)

  const icons = [{ sizes: '192x192' }, { sizes: '512x512' }]
  expect(JSON.parse(files.webManifest())).toMatchObject({ name: 'Smith & Sons', icons })
})
