// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logNotFound } from '../../src/browser/page-observers'
import { NotFoundPage } from '../../src/pages/not-found-page'
import { findPage } from '../../src/node/prerender/find-page'

test('an unknown address shows the pages that exist, and its path is logged', () => {
  window.history.replaceState(null, '', '/no/such/page')
  render(<NotFoundPage />)
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) {
    const { pathname } = new URL(link.getAttribute('href') ?? '', 'https://site.example')
    expect(findPage(pathname).page).not.toBe('notFound')
  }
  logNotFound()
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Page not found:', '/no/such/page']])
  vi.mocked(console.warn).mockClear()
})
