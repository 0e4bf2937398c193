// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { openSignUp } from '../../../src/browser/sign-up-record'
import { DebugPanel } from '../../../src/features/attribution-debug/debug-panel'

const record = {
  utm_source: 'google',
  captured_at: '2026-03-04T05:06:07.890Z',
  landing_page: '/platform',
}

const remember = () => {
  Cookies.set('utm_tracking', JSON.stringify(record), { secure: true })
}

function openPanel() {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <DebugPanel />
    </MemoryRouter>,
  )
}

/** Opens a section. jsdom neither opens `details` on a click nor tells of it. */
function openSection(title: string): HTMLElement {
  const details = screen.getByText(title).closest('details')
  if (details === null) throw new Error(`No section ${title}`)
  details.open = true
  fireEvent(details, new Event('toggle'))
  return details
}

afterEach(() => {
  cleanup()
  Cookies.remove('utm_tracking')
  window.sessionStorage.clear()
})

const definitions = (part: HTMLElement) =>
  within(part)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

test('a sign-up in this tab keeps its campaign, until it is cleared', () => {
  remember()
  openSignUp({ plan: 'starter' })
  Cookies.remove('utm_tracking')
  openPanel()
  const sent = openSection('What a checkout would send')
  expect(definitions(sent)).toEqual(['google', '/platform'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear UTM Data' }))
  expect(within(sent).getByText(/counts? as “\(no campaign\)” in the report/)).toBeDefined()
})

test('the panel lists what is stored and what a checkout would send, until it is cleared', () => {
  remember()
  openPanel()
  const stored = openSection('Stored UTM data')
  const sent = openSection('What a checkout would send')
  expect(definitions(stored)).toEqual(Object.values(record))
  expect(definitions(sent)).toEqual(['google', '/platform'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear UTM Data' }))
  expect(Cookies.get('utm_tracking')).toBeUndefined()
  expect(within(stored).getByText('No UTM parameters stored')).toBeDefined()
  expect(within(sent).getByText(/counts? as “\(no campaign\)” in the report/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close the campaign tools' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

const link = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tagged link' })

test('the form starts on the open page; a sign-up link names plan and billing, and tags are tidied', async () => {
  const user = userEvent.setup()
  openPanel()
  openSection('Make a tagged link')
  expect(link().value).toBe('https://blackland.example/about')
  expect(screen.getByText(/Without a source and a campaign/)).toBeDefined()
  expect(screen.queryByLabelText('Billing')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Page'), 'Sign-up on Business')
  await user.selectOptions(screen.getByLabelText('Billing'), 'Annual')
  await user.type(screen.getByLabelText('Source'), 'Google')
  await user.type(screen.getByLabelText('Campaign'), 'Spring Sale')
  const start = 'https://blackland.example/platform?sign-up=business&billing=yearly&utm_source='
  expect(link().value).toBe(`${start}google&utm_campaign=spring-sale`)
  expect(screen.queryByText(/Without a source and a campaign/)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Keep capitals and spaces' }))
  expect(link().value).toBe(`${start}Google&utm_campaign=Spring%20Sale`)
})

test('where the clipboard is refused the link is selected instead', async () => {
  const user = userEvent.setup()
  openPanel()
  openSection('Make a tagged link')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(/The link is selected/)).toBeDefined()
  expect(document.activeElement).toBe(link())
  expect([link().selectionStart, link().selectionEnd]).toEqual([0, link().value.length])
})
