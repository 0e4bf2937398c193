// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePhone } from '../../../src/features/live-phone/live-phone'
import { EXAMPLE_DEAL_CENTS } from '../../../src/content/example-company'
import { formatUsd } from '../../../src/shared/money'

let reducesMotion = false

beforeEach(() => {
  reducesMotion = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: reducesMotion,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
}
const wait = (seconds: number) => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1_000)
  })
}
const announced = () => screen.getByRole('status').textContent

test('nothing moves before the visitor calls', () => {
  render(<LivePhone />)
  wait(60)
  expect(screen.getByRole('button', { name: 'Call Redbud' })).toBeDefined()
  expect(announced()).toBe('')
})

test('a call is answered by text after five seconds, and each step is announced once', () => {
  render(<LivePhone />)
  press('Call Redbud')
  expect(announced()).toMatch(/Nobody picks up/)
  wait(4)
  expect(screen.queryByRole('button', { name: 'Thu 10:00' })).toBeNull()
  wait(1)
  expect(announced()).toMatch(/Pick a time/)
  press('Fri 1:00')
  expect(screen.getAllByText('Fri 1:00').length).toBeGreaterThan(1)
  press('Skip to Friday')
  expect(announced()).toContain(formatUsd(EXAMPLE_DEAL_CENTS))
  expect(screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe(
    '/platform?sign-up=starter',
  )
  press('Start over')
  expect(screen.getByRole('button', { name: 'Call Redbud' })).toBeDefined()
})

test('the wait can be paused, gone on with and skipped', () => {
  render(<LivePhone />)
  press('Call Redbud')
  wait(2)
  press('Pause')
  wait(60)
  expect(screen.getByText('3')).toBeDefined()
  press('Go on')
  wait(1)
  expect(screen.getByText('2')).toBeDefined()
  press('Skip the wait')
  expect(screen.getByRole('button', { name: 'Thu 10:00' })).toBeDefined()
})

test('under reduced motion the text is there without a wait', () => {
  reducesMotion = true
  render(<LivePhone />)
  press('Call Redbud')
  expect(screen.getByRole('button', { name: 'Thu 10:00' })).toBeDefined()
})

test('the keyboard goes on where the last button was: the focus moves to the next step', () => {
  render(<LivePhone />)
  const call = screen.getByRole('button', { name: 'Call Redbud' })
  call.focus()
  fireEvent.click(call)
  expect(document.activeElement?.textContent).toBe('Pause')
  wait(5)
  expect(document.activeElement?.textContent).toBe('Thu 10:00')
})
