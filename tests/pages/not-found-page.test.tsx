// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NotFoundPage } from '../../src/pages/not-found-page'
import { findPage } from '../../src/site/find-page'

afterEach(() => {
  cleanup()
})

async function open(path: string) {
  window.history.replaceState(null, '', path)
  render(<NotFoundPage />)
  const heading = await screen.findByRole('heading', { level: 1 })
  // Effects may come after the content.
  await vi.waitFor(() => {
    expect(console.warn).toHaveBeenCalled()
  })
  return heading
}

test('an unknown address is told, with the way home and pages that exist', async () => {
  const heading = await open('/no/such/page')
  expect(heading.textContent).toBe('Oops! Page not found')
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) {
    const { pathname } = new URL(link.getAttribute('href') ?? '', 'https://site.example')
    expect(findPage(pathname).screen).not.toBe('notFound')
  }
  vi.mocked(console.warn).mockClear()
})

test('the path is logged to the console, once', async () => {
  await open('/no/such/page')
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Page not found:', '/no/such/page']])
  vi.mocked(console.warn).mockClear()
})
