// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contact } from '../../src/content/pages/contact'
import { ContactPage } from '../../src/pages/contact-page'

test('without a booking address, calling comes first and email is beside it', () => {
  render(<ContactPage />)
  const { call, email } = contact.actions
  expect(document.querySelector('[data-island="booking-frame"]')).toBeNull()
  const link = screen.getByRole('link', { name: call.label })
  expect(link.getAttribute('href')).toMatch(/^tel:/)
  expect(document.querySelector('[data-primary]')).toBe(link)
  expect(screen.getByRole('link', { name: email.label }).getAttribute('href')).toMatch(/^mailto:/)
})
