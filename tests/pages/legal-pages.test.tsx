// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PrivacyPage } from '../../src/pages/privacy-page'
import { TermsPage } from '../../src/pages/terms-page'
import { company } from '../../src/site/company'
import { ignoreVisibility } from '../support/ignore-visibility'

ignoreVisibility()

afterEach(cleanup)

test.each([
  ['Privacy Policy', PrivacyPage, 10, '4/15/2025'],
  ['Terms of Service', TermsPage, 11, '01/01/2020'],
] as const)(
  '%s has numbered sections and an overview that leads to each',
  (title, Page, count, date) => {
    render(<Page />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText(date)).toBeDefined()
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.filter((heading) => /^\d+\. /.test(heading.textContent))).toHaveLength(count)
    const overview = screen.getByRole('navigation')
    const links = within(overview).getAllByRole('link')
    expect(links).toHaveLength(count)
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      expect(document.getElementById(id)?.textContent).toContain(link.textContent)
    }
  },
)

test('requests and notices can be sent by a click on the address', () => {
  render(<PrivacyPage />)
  const [link] = screen.getAllByText(company.email, { selector: 'a' })
  expect(link?.getAttribute('href')).toBe(`mailto:${company.email}`)
})
