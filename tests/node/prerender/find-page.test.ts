import { expect, test } from 'vitest'
import { ARTICLE_SLUGS, allPaths, findPage } from '../../../src/node/prerender/find-page'
import { matchRoute, pathTo, ROUTE_IDS } from '../../../src/site/routes'

test('every address of the site is found, with and without a slash at the end', () => {
  expect(allPaths()).toHaveLength(ROUTE_IDS.length + ARTICLE_SLUGS.length)
  for (const path of allPaths()) {
    const page = findPage(path)
    expect(page).not.toEqual({ page: 'notFound' })
    expect(findPage(`${path}/`)).toEqual(page)
  }
})

test.each([
  ['/platform.html', { page: 'platform' }],
  ['/services/seo.html', { page: 'seo' }],
  ['/index.html', { page: 'home' }],
  ['/index', { page: 'home' }],
  ['/404.html', { page: 'notFound' }],
])("%s is the file's name for the page that the host serves there", (path, page) => {
  expect(findPage(path)).toEqual(page)
})

test('each address leads back to what it was made of', () => {
  for (const id of ROUTE_IDS) expect(findPage(pathTo(id))).toEqual({ page: id })
  for (const slug of ARTICLE_SLUGS) {
    expect(findPage(pathTo({ article: slug }))).toMatchObject({ page: 'article', slug })
  }
})

test('a path that looks like an article is found only if the article exists', () => {
  const path = '/blog/no-such-article'
  expect(matchRoute(path)).toEqual({ page: 'article', slug: 'no-such-article' })
  expect(findPage(path)).toEqual({ page: 'notFound' })
})

test.each([
  '/no-such-page',
  '/services/unknown',
  '/blog/rss.xml',
  '/blog/seo-services-frisco/more',
  '/blog/Seo-Services-Frisco',
  '/blog/-seo',
  '/blog//seo-services-frisco',
  '/toString',
])('%s is nobody’s address', (path) => {
  expect(matchRoute(path)).toEqual({ page: 'notFound' })
  expect(findPage(path)).toEqual({ page: 'notFound' })
})
