import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Missing in jsdom, which has no layout.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined

/** Fails a test on an unexpected console error or warning. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})

/** Leaves the real time to the next test, and in a browser nothing rendered and nothing stored. */
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  afterEach(() => {
    cleanup()
    window.localStorage.clear()
    window.sessionStorage.clear()
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  })
}
afterEach(() => void vi.useRealTimers())
