import { expect, test } from 'vitest'
import { siteUrl } from '../../src/site/company'
import { allPaths, findPage, pageHead } from '../../src/site/find-page'
import { indexablePaths, sitemapXml } from '../../src/prerender/program-files'

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

test('no bare ampersand or bracket breaks the sitemap', () => {
  expect(sitemapXml(BUILD_DATE).replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&')
})
