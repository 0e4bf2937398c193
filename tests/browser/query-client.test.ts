// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/browser/query-client'

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.mount()
})

afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
  vi.useRealTimers()
})

/** A query that somebody looks at. */
function watchQuery(options?: { refetchOnWindowFocus: boolean }) {
  const queryFn = vi.fn(async () => 'answer')
  const observer = new QueryObserver(queryClient, { queryKey: ['sample'], queryFn, ...options })
  const stop = observer.subscribe(() => undefined)
  return { queryFn, stop }
}

/** The visitor goes to another tab and comes back. */
async function comeBack(): Promise<void> {
  for (const state of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await vi.runAllTimersAsync()
  }
}

test('nothing is fetched again when the visitor comes back to the window', async () => {
  const { queryFn, stop } = watchQuery()
  await vi.runAllTimersAsync()
  await comeBack()
  expect(queryFn).toHaveBeenCalledOnce()
  stop()
})

test('coming back would be noticed', async () => {
  const { queryFn, stop } = watchQuery({ refetchOnWindowFocus: true })
  await vi.runAllTimersAsync()
  await comeBack()
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})
