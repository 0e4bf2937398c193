// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { choosePrivacy, privacyChoice } from '../../../src/browser/privacy-choice'
import { PrivacyChoices } from '../../../src/features/privacy-choices/privacy-choices'
import { blockStorage } from '../../support/block-storage'
import { sendGlobalPrivacyControl } from '../../support/global-privacy-control'

const isOn = (name: string) => {
  const element = screen.getByRole('switch', { name })
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no switch`)
  return element.checked
}

afterEach(() => {
  cleanup()
  choosePrivacy({ advertising: true, measurement: true })
  window.localStorage.clear()
})

test('the dialog opens named, with both purposes switched on', () => {
  render(<PrivacyChoices onClose={vi.fn<() => void>()} />)
  expect(screen.getByRole('dialog', { name: 'Your privacy choices' })).toBeDefined()
  expect([isOn('Advertising'), isOn('Measurement')]).toEqual([true, true])
})

test('a switch counts at once, is kept, and says so', () => {
  render(<PrivacyChoices onClose={vi.fn<() => void>()} />)
  fireEvent.click(screen.getByRole('switch', { name: 'Advertising' }))
  expect(isOn('Advertising')).toBe(false)
  expect(privacyChoice()).toEqual({ advertising: false, measurement: true })
  expect(screen.getByRole('status').textContent).toBe('Saved in this browser.')
})

test('each switch says what it controls', () => {
  render(<PrivacyChoices onClose={vi.fn<() => void>()} />)
  expect(screen.getByText(/A cookie remembers for 30 days/).id).toBe(
    screen.getByRole('switch', { name: 'Advertising' }).getAttribute('aria-describedby'),
  )
})

test('where nothing is saved, the visitor reads how long the choice holds', () => {
  blockStorage()
  render(<PrivacyChoices onClose={vi.fn<() => void>()} />)
  fireEvent.click(screen.getByRole('switch', { name: 'Measurement' }))
  expect(isOn('Measurement')).toBe(false)
  expect(screen.getByRole('status').textContent).toContain('until you leave')
})

test('Global Privacy Control is seen and keeps advertising off', () => {
  sendGlobalPrivacyControl()
  render(<PrivacyChoices onClose={vi.fn<() => void>()} />)
  expect(isOn('Advertising')).toBe(false)
  expect(screen.getByRole('switch', { name: 'Advertising' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/sends the Global Privacy Control signal/)).toBeDefined()
})

test.each(['Done', 'Close'])('%s closes the dialog', (name) => {
  const onClose = vi.fn<() => void>()
  render(<PrivacyChoices onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(onClose).toHaveBeenCalledOnce()
})
