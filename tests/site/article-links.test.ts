import { expect, test } from 'vitest'
import {
  CANONICAL_ARTICLES,
  canonicalArticle,
  relatedArticles,
  topicPage,
} from '../../src/site/article-links'
import { BLOG_SLUGS, TWIN_ARTICLE } from '../../src/site/blog-slugs'

test('the two Google PPC addresses show one article, which is the Frisco one', () => {
  expect(canonicalArticle('google-ppc-advertising-prosper')).toBe('google-ppc-advertising-frisco')
  expect(canonicalArticle('seo-services-prosper')).toBe('seo-services-prosper')
  expect(CANONICAL_ARTICLES).toHaveLength(BLOG_SLUGS.length - 1)
})

test.each(BLOG_SLUGS)('%s leads on to three other articles', (slug) => {
  const related = relatedArticles(slug)
  expect(new Set(related).size).toBe(3)
  expect(related).not.toContain(canonicalArticle(slug))
  expect(related).not.toContain(TWIN_ARTICLE.slug)
})

test('the first related article is the same topic for the other town, where there is one', () => {
  expect(relatedArticles('seo-services-frisco')[0]).toBe('seo-services-prosper')
})

test('every article is reached from another one', () => {
  const reached = new Set(CANONICAL_ARTICLES.flatMap((slug) => relatedArticles(slug)))
  expect([...CANONICAL_ARTICLES].filter((slug) => !reached.has(slug))).toEqual([])
})

test('an article leads to the page that sells what it is about', () => {
  expect(topicPage('seo-services-frisco')).toBe('seo')
  expect(topicPage('funnel-building-prosper')).toBe('website')
})
