import { expect, test } from 'vitest'
import { ARTICLE_SLUGS, allPaths, findPage } from '../../../src/node/prerender/find-page'
import { pathTo, ROUTE_IDS } from '../../../src/site/routes'

test('every address of the site is found, with and without a slash at the end', () => {
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
  for (const slug of ARTICLE_SLUGS)
    expect(findPage(pathTo({ article: slug }))).toMatchObject({ page: 'article', slug })
})

test.each([
  ...['/no-such-page', '/services/unknown', '/blog/no-such-article', '/blog/rss.xml', '/toString'],
  ...['/blog/seo-services-frisco/more', '/blog/Seo-Services-Frisco', '/blog//seo-services-frisco'],
])('%s is nobody’s address', (path) => {
  expect(findPage(path)).toEqual({ page: 'notFound' })
})
