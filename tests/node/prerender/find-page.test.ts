import { expect, test } from 'vitest'
import { ARTICLE_SLUGS, allPaths, findPage } from '../../../src/node/prerender/find-page'
import { pathTo, ROUTE_IDS } from '../../../src/site/routes'

test('the path of every page and article finds it, also with a slash at the end or as a file', () => {
  const pages = ROUTE_IDS.map((page) => ({ page }))
  const articles = ARTICLE_SLUGS.map((slug) => ({ page: 'article', slug }))
  expect(allPaths().map(findPage)).toMatchObject([...pages, ...articles])
  for (const path of ['/platform/', '/platform.html'])
    expect(findPage(path)).toEqual({ page: 'platform' })
  expect(findPage('/index.html')).toEqual({ page: 'home' })
  expect(findPage(`${pathTo({ article: 'seo-services-frisco' })}/`).page).toBe('article')
})

test.each([
  ...['/no-such-page', '/services/unknown', '/blog/no-such-article', '/blog/rss.xml', '/toString'],
  ...['/blog/seo-services-frisco/more', '/blog/Seo-Services-Frisco', '/404.html'],
])('there is no page at %s', (path) => {
  expect(findPage(path)).toEqual({ page: 'notFound' })
})
