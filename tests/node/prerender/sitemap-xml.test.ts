import { ARTICLES } from 'virtual:blog'
import { expect, test } from 'vitest'
import { LEGAL_FACTS } from '../../../src/content/legal-facts'
import { siteUrl } from '../../../src/site/company'
import { allPaths, findPage, pageHead } from '../../../src/node/prerender/find-page'
import { indexablePaths, sitemapXml } from '../../../src/node/prerender/seo-files'

const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, location]) => location)

test('the XML sitemap lists exactly the canonical pages that may be indexed', () => {
  const wanted = allPaths().filter((path) => {
    const { indexable, canonicalPath } = pageHead(findPage(path))
    return indexable && canonicalPath === path
  })
  expect(locations(sitemapXml())).toEqual(wanted.map((path) => siteUrl + path))
  expect(wanted).not.toContain('/subscription-success')
  expect(wanted).not.toContain('/blog/google-ppc-advertising-prosper')
  expect(wanted).toContain('/blog/google-ppc-advertising-frisco')
  expect(wanted).toHaveLength(indexablePaths().length)
})

test('only pages that know when they changed say so: articles, the blog and legal pages', () => {
  const xml = sitemapXml()
  const dateOf = (path: string) =>
    new RegExp(`<loc>${siteUrl}${path}</loc><lastmod>(.*?)</lastmod>`).exec(xml)?.[1]
  for (const { slug, published, updated } of ARTICLES) {
    expect(dateOf(`/blog/${slug}`)).toBe(updated ?? published)
  }
  expect(dateOf('/privacy')).toBe(LEGAL_FACTS.updated.iso)
  expect(dateOf('/terms')).toBe(LEGAL_FACTS.updated.iso)
  expect(xml).toContain(`<loc>${siteUrl}/about</loc></url>`)
})
