// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/booking-success" }
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { company } from '../../src/site/company'
import { openWithAnalytics } from '../support/analytics-rig'

async function openPage() {
  const rig = await openWithAnalytics('/booking-success')
  const { BookingSuccessPage } = await import('../../src/pages/booking-success-page')
  const enter = () => render(<BookingSuccessPage />, { reactStrictMode: true })
  enter()
  return { rig, enter }
}

test('entering the page thanks the visitor and is one booking', async () => {
  const { rig, enter } = await openPage()
  expect(screen.getByText(/received your consultation request.*confirmation email/i)).toBeDefined()
  const email = screen.getByRole('link', { name: company.email })
  expect(email.getAttribute('href')).toBe(`mailto:${company.email}`)
  cleanup()
  enter()
  await vi.dynamicImportSettled()
  expect(rig.google('event', 'generate_lead')).toHaveLength(1)
})

test('a reload of the page is no second booking', async () => {
  const timing = Object.assign(Object.create(null), { type: 'reload' })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing])
  const { rig } = await openPage()
  await vi.dynamicImportSettled()
  expect(rig.google('event', 'generate_lead')).toEqual([])
})
