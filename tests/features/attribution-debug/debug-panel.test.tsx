// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { DebugPanel } from '../../../src/features/attribution-debug/debug-panel'
import { Dialog, DialogTitle } from '../../../src/ui/dialog'
import { stubMediaQueries } from '../../support/stub-view'
import { takeErrors } from '../../support/take-errors'

const attribution = {
  utm_source: 'google',
  captured_at: '2026-03-04T05:06:07.890Z',
  landing_page: '/platform',
}

/** The panel until it is closed. */
function Panel() {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen && <DebugPanel onClose={() => setIsOpen(false)} />
}

const openPanel = () => render(<Panel />, { wrapper: MemoryRouter })

/** Opens a section. jsdom neither opens `details` on a click nor tells of it. */
function openSection(title: string): HTMLElement {
  const details = screen.getByText(title).closest('details')
  if (details === null) throw new Error(`No section ${title}`)
  details.open = true
  fireEvent(details, new Event('toggle'))
  return details
}

beforeEach(() => stubMediaQueries(() => false))

const definitions = (part: HTMLElement) =>
  within(part)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

test('the panel lists what is stored and what a checkout would send, until it is cleared', () => {
  Cookies.set('utm_tracking', JSON.stringify(attribution), { secure: true })
  openPanel()
  const stored = openSection('Stored UTM data')
  const sent = openSection('What a checkout would send')
  expect(definitions(stored)).toEqual(Object.values(attribution))
  expect(definitions(sent)).toEqual(['google', '/platform'])
  const status = within(stored).getByRole('status')
  fireEvent.click(screen.getByRole('button', { name: 'Clear UTM Data' }))
  expect(Cookies.get('utm_tracking')).toBeUndefined()
  expect(status.textContent).toBe('No UTM parameters stored')
  expect(within(sent).getByText(/counts? as “\(no campaign\)” in the report/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close the campaign tools' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('in an open dialog the panel can be used and closed; the dialog stays', async () => {
  const onClose = vi.fn<() => void>()
  const panel = (dialog: ReactNode) => (
    <MemoryRouter>
      <Panel />
      {dialog}
    </MemoryRouter>
  )
  const dialog = (
    <Dialog onClose={onClose} className="">
      <DialogTitle>Wizard</DialogTitle>
    </Dialog>
  )
  const user = userEvent.setup()
  const { rerender } = render(panel(null))
  const show = async (shown: ReactNode) => {
    rerender(panel(shown))
    // The panel is told of the dialog after this.
    await act(async () => Promise.resolve())
  }
  openSection('Make a tagged link')
  await user.type(screen.getByLabelText('Source'), 'Fair')
  await show(dialog)
  const wizard = screen.getByRole('dialog')
  const source = await within(wizard).findByRole('textbox', { name: 'Source' })
  await user.type(source, ' one')
  expect(link().value).toContain('utm_source=fair-one')
  await show(null)
  expect(await screen.findByRole('complementary')).toBeDefined()
  await show(dialog)
  await user.click(await within(screen.getByRole('dialog')).findByLabelText('Source'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  // `act` knows nothing of the observer that tells of dialogs, and says so.
  takeErrors()
})

test('personal data and placeholders of ad platforms are warned of', () => {
  openPanel()
  openSection('Make a tagged link')
  for (const [tag, value] of Object.entries({ Term: '{keyword}', Content: 'dana@cedar.example' }))
    fireEvent.change(screen.getByLabelText(tag), { target: { value } })
  expect(link().value).toContain('utm_term={keyword}&utm_content=dana%40')
  expect(screen.getByText(/ad platform fills in/)).toBeDefined()
  expect(screen.getByText(/looks like an email address/)).toBeDefined()
})

const link = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tagged link' })
