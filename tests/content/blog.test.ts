import { ARTICLES } from 'virtual:articles'
import { ARTICLE_CARDS } from 'virtual:blog'
import { expect, test } from 'vitest'
import { loadArticle } from '../../src/content/articles'
import { ARTICLE_SLUGS } from '../../src/node/prerender/find-page'

test('the index has a card for every address of every article', () => {
  expect(ARTICLE_CARDS.map(({ slug }) => slug).toSorted()).toEqual(ARTICLE_SLUGS.toSorted())
})

test('all addresses of an article show the one article, which names its own', async () => {
  for (const { slug, also } of ARTICLES) {
    const article = await loadArticle(slug)
    expect(article?.slug).toBe(slug)
    for (const other of also) expect(await loadArticle(other)).toBe(article)
  }
})

test('an address without an article loads nothing', async () => {
  expect(await loadArticle('no-such-article')).toBeUndefined()
  expect(await loadArticle('toString')).toBeUndefined()
})
