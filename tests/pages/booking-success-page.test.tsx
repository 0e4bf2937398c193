// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/booking-success" }
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode, type ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '../../src/site/company'
import { openWithAnalytics } from '../support/analytics-rig'

function renderPage(Page: ComponentType): void {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/booking-success']}>
        <Page />
      </MemoryRouter>
    </StrictMode>,
  )
}

async function openPage() {
  const rig = await openWithAnalytics('/booking-success')
  const { BookingSuccessPage } = await import('../../src/pages/booking-success-page')
  renderPage(BookingSuccessPage)
  return { rig, BookingSuccessPage }
}

afterEach(cleanup)

test('the visitor is thanked, told of the email, and shown the way home', async () => {
  await openPage()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank You for Booking!')
  expect(screen.getByText(/received your consultation request.*confirmation email/i)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: company.email }).getAttribute('href')).toBe(
    `mailto:${company.email}`,
  )
})

test('entering the page is one booking', async () => {
  const { rig, BookingSuccessPage } = await openPage()
  cleanup()
  renderPage(BookingSuccessPage)
  const bookings = rig.google().filter(([, name]) => name === 'generate_lead')
  expect(bookings).toHaveLength(1)
})

test('a reload of the page is no second booking', async () => {
  const timing = Object.assign(Object.create(null), { type: 'reload' })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing])
  const { rig } = await openPage()
  expect(rig.google().filter(([, name]) => name === 'generate_lead')).toEqual([])
})
