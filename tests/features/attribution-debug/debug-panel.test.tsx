// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { DebugPanel } from '../../../src/features/attribution-debug/debug-panel'

const record = {
  utm_source: 'google',
  captured_at: '2026-03-04T05:06:07.890Z',
  landing_page: '/platform',
}

const remember = () => {
  Cookies.set('utm_tracking', JSON.stringify(record), { secure: true })
}

function openPanel(path = '/about') {
  render(
    <MemoryRouter initialEntries={[path]}>
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
  document.body.replaceChildren()
  Cookies.remove('utm_tracking')
})

test('every stored value is listed under its name', () => {
  remember()
  openPanel()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(Object.keys(record))
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(
    Object.values(record),
  )
})

test('clearing removes the cookie and says that nothing is stored', () => {
  remember()
  openPanel()
  fireEvent.click(screen.getByRole('button', { name: 'Clear UTM Data' }))
  expect(screen.getByText('No UTM parameters stored')).toBeDefined()
  expect(Cookies.get('utm_tracking')).toBeUndefined()
})

test('without a record the panel says so from the start', () => {
  openPanel()
  expect(screen.getByText('No UTM parameters stored')).toBeDefined()
})

test('the panel can be closed', () => {
  openPanel()
  fireEvent.click(screen.getByRole('button', { name: 'Close the campaign tools' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('what a checkout would send is the record without its time', () => {
  remember()
  openPanel()
  const section = openSection('What a checkout would send')
  expect(
    within(section)
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual(['google', '/platform'])
})

test('without a record a checkout would send nothing', () => {
  openPanel()
  const section = openSection('What a checkout would send')
  expect(within(section).getByText(/counts? as “\(no campaign\)” in the report/)).toBeDefined()
})

test('the links and frames that carry the campaign are listed, also those that come later', async () => {
  const add = (html: string) => {
    document.body.insertAdjacentHTML('beforeend', html)
  }
  add('<a href="https://shimzy.example/?source=website">Assistant</a>')
  add('<a href="/about">About</a><a href="tel:+19725550142">Call</a>')
  add('<a href="https://facebook.example/blackland">Facebook</a>')
  remember()
  openPanel()
  const section = openSection('Links that carry the campaign')
  const listed = () =>
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(listed()).toEqual(['https://shimzy.example/?source=website'])
  add('<iframe src="https://booking.example/enterprise"></iframe>')
  await waitFor(() => {
    expect(listed()).toEqual([
      'https://shimzy.example/?source=website',
      'https://booking.example/enterprise',
    ])
  })
})

async function makeLink() {
  const user = userEvent.setup()
  openPanel()
  openSection('Make a tagged link')
  return {
    user,
    link: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tagged link' }),
    copy: () => screen.getByRole('button', { name: 'Copy link' }),
  }
}

test('the form starts on the page that is open', async () => {
  const { link } = await makeLink()
  expect(link().value).toBe('https://blackland.example/about')
  expect(screen.getByText(/Without a source and a campaign/)).toBeDefined()
})

test('a sign-up link names plan and billing, and tags are tidied', async () => {
  const { user, link } = await makeLink()
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

test('billing is asked for only where there is a sign-up', async () => {
  const { user, link } = await makeLink()
  expect(screen.queryByLabelText('Billing')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Page'), 'Sign-up on Starter')
  expect(screen.getByLabelText('Billing')).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Page'), 'Home')
  expect(screen.queryByLabelText('Billing')).toBeNull()
  expect(link().value).toBe('https://blackland.example/')
})

test('the link is copied by keyboard, and a screen reader hears so', async () => {
  const { user, link, copy } = await makeLink()
  copy().focus()
  await user.keyboard('{Enter}')
  expect(await navigator.clipboard.readText()).toBe(link().value)
  expect(screen.getByText('Copied.').getAttribute('role')).toBe('status')

  await user.type(screen.getByLabelText('Source'), 'x')
  expect(screen.queryByText('Copied.')).toBeNull()
})

test('where the clipboard is refused the link is selected instead', async () => {
  const { user, link, copy } = await makeLink()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
  await user.click(copy())
  expect(await screen.findByText(/The link is selected/)).toBeDefined()
  expect(document.activeElement).toBe(link())
  expect([link().selectionStart, link().selectionEnd]).toEqual([0, link().value.length])
})
