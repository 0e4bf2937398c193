import { vi } from 'vitest'

/** Replaces media queries, which jsdom lacks. The result never changes. */
export function stubMediaQueries(holds: (media: string) => boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: holds(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/**
 * Replaces intersection observers, which jsdom lacks. They report nothing until the test shows something. After that,
 * observers that are created later report it, too, as in a browser.
 */
export function stubView() {
  const reports = new Set<() => void>()
  const shares = new Map<Element, number>()
  let shareOfOthers: number | undefined

  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly elements = new Set<Element>()
      private readonly report: () => void
      constructor(notify: (entries: object[], observer: unknown) => void, { threshold = 0 } = {}) {
        this.report = () => {
          const entries = [...this.elements].flatMap((target) => {
            const share = shares.get(target) ?? shareOfOthers
            if (share === undefined) return []
            return [{ target, isIntersecting: share > 0 && share >= threshold }]
          })
          if (entries.length > 0) notify(entries, this)
        }
        reports.add(this.report)
      }
      observe(element: Element) {
        this.elements.add(element)
        queueMicrotask(this.report)
      }
      unobserve(element: Element) {
        this.elements.delete(element)
      }
      disconnect() {
        this.elements.clear()
      }
    },
  )
  return {
    /** Sets which share of an element is in view, from 0 to 1; without an element, that of all others. */
    show: (share: number, element?: Element) => {
      if (element === undefined) shareOfOthers = share
      else shares.set(element, share)
      for (const report of reports) report()
    },
  }
}
