import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    liveThings?: () => Record<string, number>
  }
}

/** Runs in the page before its own code: counts intervals and observers that are at work. */
function countLiveThings(): void {
  const intervals = new Set<number>()
  const setNative = window.setInterval.bind(window)
  const clearNative = window.clearInterval.bind(window)
  Object.assign(window, {
    setInterval: (handler: TimerHandler, ms?: number) => {
      const id = setNative(handler, ms)
      intervals.add(id)
      return id
    },
    clearInterval: (id?: number) => {
      clearNative(id)
      if (id !== undefined) intervals.delete(id)
    },
  })

  const counts: Record<string, () => number> = { intervals: () => intervals.size }
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    // How many elements each observer watches; one that watches none is at rest.
    const watched = new Map<object, number>()
    const { observe, disconnect } = window[name].prototype
    Object.assign(window[name].prototype, {
      observe(this: object, ...target: unknown[]) {
        watched.set(this, (watched.get(this) ?? 0) + 1)
        return Reflect.apply(observe, this, target)
      },
      disconnect(this: object) {
        watched.delete(this)
        return Reflect.apply(disconnect, this, [])
      },
    })
    if ('unobserve' in window[name].prototype) {
      const { unobserve } = window[name].prototype
      Object.assign(window[name].prototype, {
        unobserve(this: object, ...target: unknown[]) {
          const left = (watched.get(this) ?? 1) - 1
          if (left > 0) watched.set(this, left)
          else watched.delete(this)
          return Reflect.apply(unobserve, this, target)
        },
      })
    }
    counts[name] = () => watched.size
  }
  window.liveThings = () =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count()]))
}

/** What is alive in a document after a garbage collection. */
export type Census = Readonly<Record<string, number>>

async function browserCounts(devtools: CDPSession): Promise<Census> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Object.fromEntries(
    metrics
      .filter(({ name }) => ['JSEventListeners', 'Documents', 'Nodes'].includes(name))
      .map(({ name, value }) => [name, value]),
  )
}

/**
 * Prepares a page so that what lives in it can be counted: listeners, nodes, intervals, observers.
 * To be called before the page is opened.
 */
export async function takeCensuses(page: Page): Promise<() => Promise<Census>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.addInitScript(countLiveThings)
  return async () => ({
    ...(await browserCounts(devtools)),
    ...(await page.evaluate(() => window.liveThings?.() ?? {})),
  })
}

/** What the browser counts, with a `link` of code that was fetched ahead or a page not yet collected. */
const ROUGH = new Set(['Nodes', 'JSEventListeners'])

/**
 * The kinds of which there are more than before. What the browser counts only roughly has to grow by as
 * many as there were times: something that is left behind each time a page is changed.
 */
export function grownBy(times: number, before: Census, after: Census): string[] {
  return Object.entries(before)
    .filter(([kind, count]) => (after[kind] ?? 0) >= count + (ROUGH.has(kind) ? times : 1))
    .map(([kind, count]) => `${kind}: ${count} to ${after[kind] ?? 0}`)
}
