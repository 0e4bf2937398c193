import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Advances fake timers and lets React render the result. */
export function passTime(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

/** The same, also settling promises in between. */
export async function passTimeAsync(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}
