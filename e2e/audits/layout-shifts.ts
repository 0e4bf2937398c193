import type { Page } from '@playwright/test'
import { fewFrames } from '../support/visit'

declare global {
  interface Window {
    layoutShifts?: LayoutShift[]
  }
}

interface LayoutShift {
  readonly value: number
  readonly moved: string
}

/** Runs in every document: records layout shifts that no input caused. */
export function recordShifts(): void {
  const shifts: LayoutShift[] = []
  window.layoutShifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly { readonly node: Node | null }[]
      }
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) => {
        const text = node?.textContent?.trim().slice(0, 40) ?? ''
        return text === '' && node instanceof Element ? node.outerHTML.slice(0, 120) : text
      })
      shifts.push({ value, moved: moved.join(' | ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shifts since the last call. A few frames later everything is laid out and reported. */
export async function takeShifts(page: Page): Promise<LayoutShift[]> {
  await fewFrames(page)
  return page.evaluate(() => window.layoutShifts?.splice(0) ?? [])
}

/**
 * The most that may move at a time; 0.1 in all counts as good (web.dev/articles/cls). Document: on a busy machine the parser
 * can pause inside a table row, which moves a word (0.00004). Fonts have fallbacks of matching metrics
 * (src/styles/fonts.css), but at 360 pixels the heading of /services takes a line less (0.04).
 */
const ALLOWED = { document: 0.001, pictures: 0, fonts: 0.05, React: 0, scrolling: 0 } as const

/** Names the layout shifts since the last call, if they are more than their cause may move. */
export async function shiftFaults(page: Page, cause: keyof typeof ALLOWED): Promise<string[]> {
  const shifts = await takeShifts(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum > ALLOWED[cause] ? shifts.map(({ value, moved }) => `${value}: ${moved}`) : []
}
