// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LivePhone } from '../../../src/features/live-phone/live-phone'
import { EXAMPLE_TEXT_BACK } from '../../../src/content/example-company'
import { livePhone } from '../../../src/content/product/live-phone'
import { passTime } from '../../support/pass-time'
import { stubMediaQueries } from '../../support/stub-view'

const { announcements, buttons, signUp, threads } = livePhone
const [thursday, friday] = EXAMPLE_TEXT_BACK.slots

beforeEach(() => {
  vi.useFakeTimers()
  stubMediaQueries(() => false)
  render(<LivePhone />)
})

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const wait = (seconds: number) => passTime(seconds * 1_000)
const announced = () => screen.getByRole('status').textContent
const focused = () => document.activeElement?.textContent
/** All that assistive technology reads of a message with a text. */
const messageWith = (text = '') => screen.getByText(text.trim()).closest('p')?.textContent

test('screen readers skip the drawings, which have no name', () => {
  const drawings = [...document.querySelectorAll('svg')]
  expect(drawings.length).toBeGreaterThan(0)
  expect(drawings.filter((each) => each.closest('[aria-hidden="true"]') === null)).toEqual([])
})

test('a call is answered by text after five seconds, and each step is announced and gets the focus', () => {
  wait(60)
  expect(announced(), 'nothing moves before the visitor calls').toBe('')
  press(buttons.call)
  expect(announced()).toBe(announcements.ringing)
  expect(focused()).toBe(buttons.pause)
  wait(4)
  expect(screen.queryByRole('button', { name: thursday })).toBeNull()
  wait(1)
  expect(announced()).toBe(announcements.texted)
  expect(focused()).toBe(thursday)
  const { text } = EXAMPLE_TEXT_BACK
  expect(messageWith(text), 'names its sender once').toBe(text)
  press(friday)
  expect(screen.getAllByText(friday).length).toBeGreaterThan(1)
  press(buttons.friday)
  expect(announced()).toBe(announcements.friday)
  const [review] = threads.friday.flatMap((entry) => ('side' in entry && entry.from ? [entry] : []))
  expect(messageWith(review?.text), 'who wrote it, and the stars in words').toMatch(
    new RegExp(`^${review?.from}: .*${review?.rating?.spoken} `),
  )
  const link = screen.getByRole('link', { name: signUp['aria-label'] })
  expect(link.getAttribute('href')).toBe('/platform?sign-up=starter')
  press(buttons.restart)
  expect(screen.getByRole('button', { name: buttons.call })).toBeDefined()
})

test('the wait can be paused, gone on with and skipped', () => {
  press(buttons.call)
  wait(2)
  press(buttons.pause)
  expect(focused(), 'the same button goes on').toBe(buttons.goOn)
  wait(60)
  expect(screen.getByText('3')).toBeDefined()
  press(buttons.goOn)
  wait(1)
  expect(screen.getByText('2')).toBeDefined()
  press(buttons.skip)
  expect(screen.getByRole('button', { name: thursday })).toBeDefined()
})
