// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PrivacyPage } from '../../src/pages/privacy-page'
import { TermsPage } from '../../src/pages/terms-page'
import { ignoreVisibility } from '../support/ignore-visibility'

ignoreVisibility()

afterEach(cleanup)

test.each([
  ['Privacy Policy', PrivacyPage, 10],
  ['Terms of Service', TermsPage, 11],
] as const)('%s has numbered sections and an overview that leads to each', (title, Page, count) => {
  render(<Page />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.filter((heading) => /^\d+\. /.test(heading.textContent))).toHaveLength(count)
  const overview = screen.getByRole('navigation')
  const links = within(overview).getAllByRole('link')
  expect(links).toHaveLength(count)
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)?.textContent).toContain(link.textContent)
  }
})
