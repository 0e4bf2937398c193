// @vitest-environment jsdom
import { ARTICLE_CARDS } from 'virtual:blog'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BlogPage } from '../../src/pages/blog-page'
import { ignoreVisibility } from '../support/ignore-visibility'

ignoreVisibility()

test('the index shows every post with a link that names it, and at first of both towns', () => {
  render(<BlogPage />)
  const links = screen.getAllByRole('link', { name: /^Read more/ })
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    ARTICLE_CARDS.map(({ slug, title }) => [`/blog/${slug}`, `Read more: ${title}`]),
  )
  for (const { excerpt } of ARTICLE_CARDS) expect(screen.getAllByText(excerpt)).not.toEqual([])
  // A tooltip holds what the clamps of title and excerpt cut off.
  expect(links.map((link) => link.title)).toEqual(
    ARTICLE_CARDS.map(({ title, excerpt }) => `${title}. ${excerpt}`),
  )
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false])
})
