// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isInToaster, mountToaster, showToast } from '../../src/ui/toaster'
import { passTimeAsync } from '../support/pass-time'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  await passTimeAsync(10_000)
  vi.useRealTimers()
})

const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')]

async function say(...titles: string[]): Promise<void> {
  act(() => {
    mountToaster()
  })
  await passTimeAsync(10)
  act(() => {
    for (const title of titles) showToast({ title, description: `About ${title}` })
  })
  await passTimeAsync(500)
}

test('a toast says its title and text in a polite live region and goes after four seconds', async () => {
  await say('Hello')
  const region = screen.getByRole('region', { name: /Notifications/ })
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toHaveTextContent('HelloAbout Hello')
  await passTimeAsync(3_000)
  expect(screen.getByText('Hello')).toBeInTheDocument()
  await passTimeAsync(1_500)
  expect(screen.queryByText('Hello')).toBeNull()
})

test('at most three toasts are visible, at the specified place and width', async () => {
  await say('One', 'Two', 'Three', 'Four')
  expect(toasts().map((toast) => toast.getAttribute('data-visible'))).toEqual([
    'true',
    'true',
    'true',
    'false',
  ])
  const list = screen.getByRole('list')
  expect(list).toHaveAttribute('data-x-position', 'right')
  expect(list).toHaveAttribute('data-y-position', 'bottom')
  expect(list.style.getPropertyValue('--width')).toBe('356px')
  expect(list.style.getPropertyValue('--gap')).toBe('14px')
  expect(list.style.getPropertyValue('--offset-bottom')).toBe('var(--toast-lift, 32px)')
})

test('Alt+T takes the focus to the toasts', async () => {
  await say('Hello')
  act(() => {
    document.dispatchEvent(
      new KeyboardEvent('keydown', { altKey: true, code: 'KeyT', bubbles: true }),
    )
  })
  expect(screen.getByRole('list')).toHaveFocus()
})

test('taps on toasts are none of the dialog’s business', async () => {
  await say('Tapped')
  const heard = vi.fn<() => void>()
  document.addEventListener('pointerdown', heard)
  const toast = screen.getByText('Tapped')
  // The right button, which the toast itself does not listen to: jsdom cannot capture pointers.
  toast.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 2 }))
  document.removeEventListener('pointerdown', heard)
  expect(heard).not.toHaveBeenCalled()
  expect(isInToaster(toast)).toBe(true)
  expect(isInToaster(document.body)).toBe(false)
  expect(isInToaster(null)).toBe(false)
})
