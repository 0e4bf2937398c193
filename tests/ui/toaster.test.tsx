// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountToaster, showError, toast } from '../../src/ui/toaster'
import { passTimeAsync } from '../support/pass-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => passTimeAsync(10_000))

async function say(...titles: string[]): Promise<void> {
  act(() => mountToaster())
  await passTimeAsync(10)
  act(() => {
    for (const title of titles) toast(title, { description: `About ${title}` })
  })
  await passTimeAsync(500)
}

test('a toast is announced in a polite live region, reached by Alt+T, and goes after four seconds', async () => {
  await say('Hello')
  const region = screen.getByRole('region', { name: /Notifications/ })
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toHaveTextContent('HelloAbout Hello')
  await passTimeAsync(3_000)
  expect(screen.getByText('Hello')).toBeInTheDocument()
  await passTimeAsync(1_500)
  expect(screen.queryByText('Hello')).toBeNull()

  await say('Hello again')
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' })
  expect(screen.getByRole('list')).toHaveFocus()
  // Toasts that were asked for stay until Escape.
  fireEvent.keyDown(document, { code: 'Escape' })
})

test('a failure that the page announces is shown as a toast without being read again', async () => {
  await say()
  act(() => showError('Payment Error', 'Please try again.'))
  await passTimeAsync(500)
  expect(screen.getByText('Please try again.')).toBeVisible()
  const texts = [...screen.getByRole('region', { name: /Notifications/ }).querySelectorAll('*')]
    .filter((part) => part.childElementCount === 0 && part.closest('[aria-hidden="true"]') === null)
    .map(({ textContent }) => textContent)
  expect(texts.join('')).toBe('')
})

test('at most three toasts are visible, at the specified place and width', async () => {
  await say('One', 'Two', 'Three', 'Four')
  const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
  const visible = toasts.map((toast) => toast.getAttribute('data-visible'))
  expect(visible).toEqual(['true', 'true', 'true', 'false'])
  const list = screen.getByRole('list')
  expect(list).toHaveAttribute('data-x-position', 'right')
  expect(list).toHaveAttribute('data-y-position', 'bottom')
  expect(list.style.getPropertyValue('--width')).toBe('356px')
})
