// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { choosePrivacy, privacyChoice } from '../../../src/browser/privacy-choice'
import { PrivacyChoicesButton } from '../../../src/features/privacy-choices/privacy-choices-button'
import { PrivacyChoices } from '../../../src/features/privacy-choices/privacy-choices'
import { blockStorage } from '../../support/block-storage'
import { sendGlobalPrivacyControl } from '../../support/global-privacy-control'

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

afterEach(() => void choosePrivacy({ advertising: true, measurement: true }))

test('a switch says what it controls, counts at once, is kept, and says so', () => {
  const onClose = vi.fn<() => void>()
  render(<PrivacyChoices onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: 'Your privacy choices' })).toBeDefined()
  expect([toggle('Advertising').checked, toggle('Measurement').checked]).toEqual([true, true])
  const text = screen.getByText(/A cookie remembers for 30 days/)
  expect(toggle('Advertising').getAttribute('aria-describedby')).toBe(text.id)
  fireEvent.click(toggle('Advertising'))
  expect(toggle('Advertising').checked).toBe(false)
  expect(privacyChoice()).toEqual({ advertising: false, measurement: true })
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Advertising: Off. Saved in this browser.')
  fireEvent.click(toggle('Advertising'))
  expect(status.textContent).toBe('Advertising: On. Saved in this browser.')
  for (const name of ['Done', 'Close']) fireEvent.click(screen.getByRole('button', { name }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('Back closes it with its page, and leaves the focus at the top of the one before', async () => {
  render(
    <>
      <main tabIndex={-1} />
      <PrivacyChoicesButton />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Your privacy choices' }))
  await screen.findByRole('dialog')
  window.history.replaceState(null, '', '/about')
  fireEvent.popState(window)
  expect(screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
})

test('if the choice cannot be stored, the visitor reads how long it lasts', () => {
  blockStorage()
  render(<PrivacyChoices onClose={vi.fn<() => void>()} />)
  fireEvent.click(toggle('Measurement'))
  expect(toggle('Measurement').checked).toBe(false)
  expect(screen.getByRole('status').textContent).toContain('until you leave')
})

test('Global Privacy Control is seen and keeps advertising off', () => {
  sendGlobalPrivacyControl()
  render(<PrivacyChoices onClose={vi.fn<() => void>()} />)
  expect(toggle('Advertising')).toMatchObject({ checked: false, disabled: true })
  expect(screen.getByText(/sends the Global Privacy Control signal/)).toBeDefined()
})
