import { expect, test, vi } from 'vitest'
import { ARTICLES } from 'virtual:blog'
import { siteUrl } from '../../../src/site/company'
import { rssXml } from '../../../src/node/prerender/seo-files'

test('the feed carries each article once, with its date as mail writes it', () => {
  const xml = rssXml()
  expect(xml.match(/<item>/g)).toHaveLength(ARTICLES.length)
  expect(xml).toContain('<pubDate>Tue, 15 Apr 2025 12:00:00 GMT</pubDate>')
  expect(xml).not.toContain('google-ppc-advertising-prosper')
  expect(xml).toContain(`<atom:link href="${siteUrl}/rss.xml" rel="self"`)
})

test('a company with an ampersand in its name breaks no feed', async () => {
  vi.stubEnv('VITE_COMPANY_NAME', 'Smith & Sons')
  vi.resetModules()
  const seoFiles = await import('../../../src/node/prerender/seo-files')
  const xml = seoFiles.rssXml()
  expect(xml).toContain('Smith &amp; Sons')
  expect(xml.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&')
})
