// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/contact" }
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BookingFrame } from '../../../src/features/embed/booking-frame'
import { IntakeFrame } from '../../../src/features/embed/intake-frame'
import { company } from '../../../src/site/company'
import { passTime } from '../../support/pass-time'

const BOOKING = 'https://w.example/booking?calendar=7'
const FORM = 'https://w.example/form'

const booking = (address = BOOKING) => <BookingFrame address={address} />
const intake = (address = FORM) => <IntakeFrame address={address} />

const frame = (name: string) => {
  const element = screen.getByTitle(name)
  if (!(element instanceof HTMLIFrameElement)) throw new Error(`${name} is no frame`)
  return element
}

function report(from: HTMLIFrameElement, data: unknown, origin = 'https://w.example'): void {
  fireEvent(window, new MessageEvent('message', { data, origin, source: from.contentWindow }))
}

beforeEach(() => {
  vi.useFakeTimers()
  Cookies.set('utm_tracking', '{"utm_source":"google"}', { secure: true })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Cookies.remove('utm_tracking')
  window.history.replaceState(null, '', '/contact')
})

test('the prerendered page has a plain link to the calendar and no frame', () => {
  const html = renderToString(booking())
  expect(html).toContain(`href="${BOOKING}"`)
  expect(html).toContain('The calendar opens here.')
  expect(html).not.toContain('<iframe')
})

test('the calendar carries the stored attribution', () => {
  render(booking())
  expect(frame('Booking calendar').src).toBe(`${BOOKING}&utm_source=google`)
})

test('the form is named, and carries the query of the page besides the attribution', () => {
  window.history.replaceState(null, '', '/website-intake?name=Dana&utm_source=bing')
  render(intake())
  expect(frame('Website Form').src).toBe(`${FORM}?name=Dana&utm_source=bing`)
})

test('a notice is in its place until the frame has loaded', () => {
  render(booking())
  expect(screen.getByRole('status').textContent).toContain('Getting open times...')
  fireEvent.load(frame('Booking calendar'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('after 8 seconds without an answer there is a direct link', () => {
  render(booking())
  passTime(7_999)
  expect(screen.queryByText('The calendar is slow today.')).toBeNull()
  passTime(1)
  const notice = screen.getByRole('status')
  expect(notice.textContent).toContain('The calendar is slow today.')
  expect(notice.querySelector('a')?.getAttribute('href')).toBe(`${BOOKING}&utm_source=google`)
})

test('a frame that loads late is shown after all', () => {
  render(booking())
  passTime(20_000)
  fireEvent.load(frame('Booking calendar'))
  expect(screen.queryByText('The calendar is slow today.')).toBeNull()
})

test('the calendar is as high as it reports, with 100 px more', () => {
  render(booking())
  report(frame('Booking calendar'), { frameHeight: 1800 })
  expect(frame('Booking calendar').style.height).toBe('1900px')
  report(frame('Booking calendar'), '{"frameHeight":2000}')
  expect(frame('Booking calendar').style.height).toBe('2100px')
})

test('heights from elsewhere change nothing', () => {
  render(booking())
  report(frame('Booking calendar'), { frameHeight: 1800 }, 'https://evil.example')
  fireEvent(
    window,
    new MessageEvent('message', {
      data: { frameHeight: 1800 },
      origin: 'https://w.example',
      source: window,
    }),
  )
  expect(frame('Booking calendar').style.height).toBe('')
})

test('the form keeps its height whatever it reports', () => {
  render(intake())
  report(frame('Website Form'), { frameHeight: 3000 })
  expect(frame('Website Form').style.height).toBe('')
})

test('a frame does not start over when the stored attribution changes', () => {
  const { rerender } = render(booking())
  Cookies.remove('utm_tracking')
  rerender(booking())
  expect(frame('Booking calendar').src).toBe(`${BOOKING}&utm_source=google`)
})

test('without an address, phone and email take the place of the form', () => {
  render(intake(''))
  expect(document.querySelector('iframe')).toBeNull()
  const phone = screen.getByRole('link', { name: company.phone })
  expect(phone.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
  expect(screen.getByRole('link', { name: company.email }).getAttribute('href')).toBe(
    `mailto:${company.email}`,
  )
})
