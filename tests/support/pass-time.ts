import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets time pass on a faked clock, and React show what comes of it. */
export function passTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** The same where promises are waited for in between. */
export async function passTimeAsync(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}
