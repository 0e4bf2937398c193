// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BlogPage } from '../../src/pages/blog-page'
import { BLOG_INDEX } from '../../src/site/blog-index'
import { BLOG_SLUGS } from '../../src/site/blog-slugs'
import { ignoreVisibility } from '../support/ignore-visibility'

ignoreVisibility()

afterEach(cleanup)

test('the index shows every post, each with a link that names it', () => {
  render(<BlogPage />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    BLOG_SLUGS.map((slug) => `/blog/${slug}`),
  )
  expect(links.map((link) => link.textContent)).toEqual(
    BLOG_SLUGS.map((slug) => `Read more: ${BLOG_INDEX[slug].title}`),
  )
})

test('every post has its title, excerpt and date', () => {
  render(<BlogPage />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(BLOG_SLUGS.length)
  expect(screen.getByText(BLOG_INDEX['seo-services-frisco'].excerpt)).toBeDefined()
  expect(screen.getAllByText('April 15, 2025')).toHaveLength(20)
})

test('the town is chosen with native radios, and both towns are shown at first', () => {
  render(<BlogPage />)
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false])
  expect(screen.getByRole('group', { name: 'Written for' })).toBeDefined()
})
