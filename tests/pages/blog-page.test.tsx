// @vitest-environment jsdom
import { POSTS } from 'virtual:blog'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BlogPage } from '../../src/pages/blog-page'
import { ignoreVisibility } from '../support/ignore-visibility'

ignoreVisibility()

afterEach(cleanup)

test('the index shows every post, each with a link that names it', () => {
  render(<BlogPage />)
  const links = screen.getAllByRole('link', { name: /^Read more/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    POSTS.map(({ slug }) => `/blog/${slug}`),
  )
  expect(links.map((link) => link.textContent)).toEqual(
    POSTS.map(({ title }) => `Read more: ${title}`),
  )
})

test('every post has its title, excerpt and date', () => {
  render(<BlogPage />)
  for (const { title, excerpt } of POSTS) {
    expect(screen.getAllByRole('heading', { level: 2, name: title })).not.toEqual([])
    expect(screen.getAllByText(excerpt)).not.toEqual([])
  }
  expect(screen.getAllByText('April 15, 2025').length).toBeGreaterThanOrEqual(20)
})

test('the town is chosen with native radios, and both towns are shown at first', () => {
  render(<BlogPage />)
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false])
  expect(screen.getByRole('group', { name: 'Written for' })).toBeDefined()
})
