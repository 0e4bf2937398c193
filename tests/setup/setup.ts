import { afterEach, beforeEach, expect, vi } from 'vitest'

// Not in jsdom, which lays nothing out.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined

/** A test that does not expect a console error or warning fails on it. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})
