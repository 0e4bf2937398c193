import { expect, test } from 'vitest'
import { CANONICAL_ARTICLES } from '../../src/site/article-links'
import { company, siteUrl } from '../../src/site/company'
import { pageHead } from '../../src/site/page-head'
import { allPaths, findPage } from '../../src/site/find-page'
import {
  indexablePaths,
  llmsTxt,
  robotsTxt,
  rssXml,
  sitemapXml,
  webManifest,
} from '../../src/site/sitemap'

const BUILD_DATE = '2026-11-20'
const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, location]) => location)

test('the XML sitemap lists exactly the canonical pages that may be indexed', () => {
  const wanted = allPaths().filter((path) => {
    const { indexable, canonicalPath } = pageHead(findPage(path))
    return indexable && canonicalPath === path
  })
  expect(locations(sitemapXml(BUILD_DATE))).toEqual(wanted.map((path) => siteUrl + path))
  expect(wanted).not.toContain('/subscription-success')
  expect(wanted).not.toContain('/blog/google-ppc-advertising-prosper')
  expect(wanted).toContain('/blog/google-ppc-advertising-frisco')
  expect(wanted).toHaveLength(indexablePaths().length)
})

test('articles and legal pages carry their own date, other pages the day of the build', () => {
  const xml = sitemapXml(BUILD_DATE)
  const dateOf = (path: string) =>
    new RegExp(`<loc>${siteUrl}${path}</loc><lastmod>(.*?)</lastmod>`).exec(xml)?.[1]
  expect(dateOf('/blog/seo-services-frisco')).toBe('2025-04-15')
  expect(dateOf('/privacy')).toBe('2025-04-15')
  expect(dateOf('/terms')).toBe('2020-01-01')
  expect(dateOf('/about')).toBe(BUILD_DATE)
})

test('robots.txt allows the pages and names the sitemap by its full address', () => {
  expect(robotsTxt()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robotsTxt()).not.toMatch(/^Disallow: \/$/m)
})

test('the feed carries each article once, with its date as mail writes it', () => {
  const xml = rssXml()
  expect(xml.match(/<item>/g)).toHaveLength(CANONICAL_ARTICLES.length)
  expect(xml).toContain('<pubDate>Tue, 15 Apr 2025 12:00:00 GMT</pubDate>')
  expect(xml).not.toContain('google-ppc-advertising-prosper')
  expect(xml).toContain(`<atom:link href="${siteUrl}/rss.xml" rel="self"`)
})

test('no bare ampersand or bracket breaks the XML files', () => {
  for (const xml of [sitemapXml(BUILD_DATE), rssXml()]) {
    expect(xml.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&')
  }
})

test('the text for language models names the company, every page and every article', () => {
  const text = llmsTxt()
  expect(text).toMatch(new RegExp(`^# ${company.name}\n`))
  for (const path of indexablePaths()) expect(text).toContain(`](${siteUrl}${path}): `)
})

test('the manifest names the company and its icons', () => {
  expect(JSON.parse(webManifest())).toMatchObject({
    name: company.name,
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  })
})
