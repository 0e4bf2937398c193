import type { Page } from '@playwright/test'

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

/** The shifts since the last call. Two frames later everything is laid out and reported. */
export async function takeShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    const nextFrame = async () => new Promise(requestAnimationFrame)
    await nextFrame()
    await nextFrame()
    return window.layoutShifts?.splice(0) ?? []
  })
}

/**
 * What the web fonts may move when they replace their fallbacks: half of what counts as good
 * (0.1, web.dev/articles/cls). The fallbacks have matching metrics (src/styles/fonts.css), but on
 * /services at 360 pixels the heading takes three lines in the fallback and two in the web font (0.04),
 * and one lead on /services/email takes a line more (0.015).
 */
export const MAX_SHIFT_BY_FONTS = 0.05

/** The sum of layout shift scores. */
export const sumOf = (shifts: readonly LayoutShift[]) =>
  shifts.reduce((total, { value }) => total + value, 0)
