// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NotFoundPage } from '../../src/pages/not-found-page'
import { findPage } from '../../src/node/prerender/find-page'

test('an unknown address shows the pages that exist', () => {
  render(<NotFoundPage />)
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) {
    const { pathname } = new URL(link.getAttribute('href') ?? '', 'https://site.example')
    expect(findPage(pathname).page).not.toBe('notFound')
  }
})
