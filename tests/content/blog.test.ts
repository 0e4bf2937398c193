import { ARTICLES } from 'virtual:article-metadata'
import { expect, test } from 'vitest'
import { loadArticle } from 'virtual:load-article'

test('all addresses of an article show the one article, which names its own, and no other address has one', async () => {
  for (const { slug, also } of ARTICLES) {
    const article = await loadArticle(slug)
    expect(article?.slug).toBe(slug)
    for (const other of also) expect(await loadArticle(other)).toBe(article)
  }
  expect(await loadArticle('no-such-article')).toBeUndefined()
  expect(await loadArticle('toString')).toBeUndefined()
})
