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
