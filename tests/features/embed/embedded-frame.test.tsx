// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/contact" }
import { fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanAddressBar } from '../../../src/browser/address-bar'
import { websiteIntake } from '../../../src/content/pages/website-intake'
import { BookingFrame } from '../../../src/features/embed/booking-frame'
import { IntakeFrame } from '../../../src/features/embed/intake-frame'
import { company } from '../../../src/site/company'
import { passTime } from '../../support/pass-time'

const BOOKING = 'https://w.example/booking?calendar=7'
const FORM = 'https://w.example/form?id=7'

const booking = () => <BookingFrame url={BOOKING} />

const frame = (name: string) => screen.getByTitle<HTMLIFrameElement>(name)
const calendar = () => frame('Booking calendar')
const form = () => frame('Website Form')

beforeEach(() => {
  vi.useFakeTimers()
  const attribution = { utm_source: 'google', gclid: 'g-1', landing_page: '/platform' }
  Cookies.set('utm_tracking', JSON.stringify(attribution), { secure: true })
})

afterEach(() => window.history.replaceState(null, '', '/contact'))

test('the calendar carries the stored parameters, and does not start over when they change', () => {
  const { rerender } = render(booking())
  const src = `${BOOKING}&utm_source=google&gclid=g-1`
  expect(calendar().src).toBe(src)
  Cookies.remove('utm_tracking')
  rerender(booking())
  expect(calendar().src).toBe(src)
})

test('the query of the page goes to the form and wins over what is stored, not over what is configured', () => {
  const query = '?name=Dana&utm_source=bing&tag=a&tag=b&debug=utm&id=8&msclkid=2'
  window.history.replaceState(null, '', `/website-intake${query}`)
  cleanAddressBar()
  expect(window.location.search).toBe('?utm_source=bing')
  render(<IntakeFrame url={FORM} />)
  expect(form().src).toBe(`${FORM}&name=Dana&utm_source=bing&tag=a&tag=b&gclid=g-1`)
})

test('a notice is in its place until the frame has loaded, after 8 seconds with a direct link', () => {
  render(booking())
  passTime(7_999)
  expect(screen.getByRole('status').textContent).toContain('Getting open times...')
  passTime(1)
  const notice = screen.getByRole('status')
  expect(notice.textContent).toContain('The calendar is slow today.')
  expect(notice.querySelector('a')?.getAttribute('href')).toBe(calendar().src)
  fireEvent.load(calendar())
  expect(screen.queryByRole('status')).toBeNull()
})

test('without a URL, the phone and an email with the questions take the place of the form', () => {
  render(<IntakeFrame url="" />)
  expect(document.querySelector('iframe')).toBeNull()
  const phone = screen.getByRole('link', { name: company.phone })
  expect(phone.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
  const email = screen.getByRole<HTMLAnchorElement>('link', { name: 'Answer by email' })
  const { pathname, searchParams } = new URL(email.href)
  expect(pathname).toBe(company.email)
  const { questions } = websiteIntake.direct.email
  const lines = questions.map((question, index) => `${index + 1}. ${question}`)
  expect(searchParams.get('body')?.match(/.+/g)).toEqual(lines)
})
