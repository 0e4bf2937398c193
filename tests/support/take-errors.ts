import { vi } from 'vitest'

/** The console errors so far, which then no longer fail the test. */
export function takeErrors(): unknown[][] {
  const errors = [...vi.mocked(console.error).mock.calls]
  vi.mocked(console.error).mockClear()
  return errors
}
