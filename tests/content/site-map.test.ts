import { expect, test } from 'vitest'
import { footerColumns } from '../../src/content/footer'
import { ARTICLE_SLUGS } from '../../src/node/prerender/find-page'
import { routeHead } from '../../src/content/page-table'
import { serviceNavigation } from '../../src/content/navigation'
import { isServicePage, pathTo, ROUTE_IDS } from '../../src/site/routes'
import { articlesOf, pagesOf } from '../../src/content/site-map'

const GROUPS = ['services', 'platform', 'company', 'legal'] as const

test('the sitemap lists every page that may be indexed once, and no page for one visitor only', () => {
  const listed = GROUPS.flatMap(pagesOf).map(({ to }) => to)
  const indexable = ROUTE_IDS.filter((id) => routeHead(id).indexable)
  expect(listed).toHaveLength(indexable.length)
  expect(new Set(listed)).toEqual(new Set(indexable))
})

test('the menu has every service page', () => {
  expect(serviceNavigation.map(({ to }) => to)).toEqual(ROUTE_IDS.filter(isServicePage))
})

test('service pages are under services, plans and fees under platform', () => {
  expect(pagesOf('services').every(({ to }) => pathTo(to).startsWith('/services'))).toBe(true)
  expect(pagesOf('services').length).toBeGreaterThan(1)
  expect(pagesOf('platform').map(({ to }) => to)).toContain('platformFees')
})

test('every article is under its town', () => {
  const paths = [...articlesOf('frisco'), ...articlesOf('prosper')].map(({ to }) => pathTo(to))
  expect(paths.toSorted()).toEqual(ARTICLE_SLUGS.map((slug) => `/blog/${slug}`).toSorted())
})

test("the assistant's links tell its site which place of ours they are in", () => {
  const [, platform] = footerColumns
  const link = platform?.entries.find((entry) => 'href' in entry)
  expect(link).toMatchObject({ href: expect.stringContaining('medium=footer') })
})
