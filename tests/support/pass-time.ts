import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file fake timers, and unmounts what it has rendered. */
export function setUpTime(): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

/** Advances fake timers and lets React render the result. */
export function passTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** The same, also settling promises in between. */
export async function passTimeAsync(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}
