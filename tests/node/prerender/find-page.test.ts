import { expect, test } from 'vitest'
import { ARTICLE_SLUGS, findPage } from '../../../src/node/prerender/find-page'
import { pathTo } from '../../../src/site/routes'

test.each(ARTICLE_SLUGS)('the path of the article %s finds it by this name', (slug) => {
  expect(findPage(pathTo({ article: slug }))).toMatchObject({ page: 'article', slug })
})

test.each([
  ...['/no-such-page', '/services/unknown', '/blog/no-such-article', '/blog/rss.xml', '/toString'],
  ...['/blog/seo-services-frisco/more', '/blog/Seo-Services-Frisco', '/404.html'],
])('there is no page at %s', (path) => {
  expect(findPage(path)).toEqual({ page: 'notFound' })
})
