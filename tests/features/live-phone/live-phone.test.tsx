// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePhone } from '../../../src/features/live-phone/live-phone'
import { EXAMPLE_DEAL_CENTS } from '../../../src/content/example-company'
import { formatUsd } from '../../../src/shared/money'
import { passTime } from '../../support/pass-time'
import { stubMediaQueries } from '../../support/stub-view'

beforeEach(() => {
  vi.useFakeTimers()
  stubMediaQueries(() => false)
  render(<LivePhone />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const wait = (seconds: number) => {
  passTime(seconds * 1_000)
}
const announced = () => screen.getByRole('status').textContent
const focused = () => document.activeElement?.textContent

test('a call is answered by text after five seconds, and each step is announced and gets the focus', () => {
  wait(60)
  expect(announced(), 'nothing moves before the visitor calls').toBe('')
  press('Try the demo call')
  expect(announced()).toMatch(/Nobody picks up/)
  expect(focused()).toBe('Pause')
  wait(4)
  expect(screen.queryByRole('button', { name: 'Thu 10:00' })).toBeNull()
  wait(1)
  expect(announced()).toMatch(/Pick a time/)
  expect(focused()).toBe('Thu 10:00')
  const message = screen.getByText(/sorry we missed you/).closest('p')
  expect(message?.textContent, 'names its sender once').toMatch(/^Redbud Fence: sorry/)
  press('Fri 1:00')
  expect(screen.getAllByText('Fri 1:00').length).toBeGreaterThan(1)
  press('Skip to Friday')
  expect(announced()).toContain(formatUsd(EXAMPLE_DEAL_CENTS))
  const review = screen.getByText(/Straight as an arrow/).closest('p')
  expect(review?.textContent, 'who wrote it, and the stars in words').toMatch(
    /^You: .*Five stars\. /,
  )
  const signUp = screen.getByRole('link', { name: /^Start Free Trial/ })
  expect(signUp.getAttribute('href')).toBe('/platform?sign-up=starter')
  press('Start over')
  expect(screen.getByRole('button', { name: 'Try the demo call' })).toBeDefined()
})

test('the wait can be paused, gone on with and skipped', () => {
  press('Try the demo call')
  wait(2)
  press('Pause')
  expect(focused(), 'the same button goes on').toBe('Go on')
  wait(60)
  expect(screen.getByText('3')).toBeDefined()
  press('Go on')
  wait(1)
  expect(screen.getByText('2')).toBeDefined()
  press('Skip the wait')
  expect(screen.getByRole('button', { name: 'Thu 10:00' })).toBeDefined()
})
