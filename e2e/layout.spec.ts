import type { Page } from '@playwright/test'
import { pathTo } from '../src/site/routes'
import { APPLICATION_CHUNK, holdRequests } from './support/hold'
import { PAGE_PATHS } from './support/pages'
import { expect, test } from './support/test'
import { drawEverything, expectedFaults, NAMED_VIEWS, untilHydrated, visit } from './support/visit'

const WIDTHS_PX = [320, 360, 768, 1280, 1920] as const

/** How visitors change text to their eyes, and on which widths it must work. */
const WAYS_OF_READING: readonly (readonly [string, string, readonly number[]])[] = [
  ['Text twice as large (WCAG 1.4.4)', 'html { font-size: 200%; }', [768, 1280]],
  ['Text half as large again', 'html { font-size: 150%; }', [360]],
  [
    'Text set wide (WCAG 1.4.12)',
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
    [360, 1280],
  ],
]

/** Adds styles to the page. Returns the function that takes them away again. */
async function addStyles(page: Page, styles: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, styles)
  return async () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
}

/** How far the page can be scrolled sideways, in CSS pixels. */
async function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Texts that are cut off at the side by the box they stand in. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true }))
        continue
      // Decoration may run out of its frame, what moves sideways does, and what is only heard is small.
      if (parent.closest('[aria-hidden=true], [aria-roledescription=carousel], .sr-only')) continue
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue // The fallback of a video, for example, is not laid out.
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (box !== document.documentElement && overflowX === 'visible') continue
        const edges = box.getBoundingClientRect()
        // What can be scrolled is not lost; a box of one pixel is for assistive technology.
        if (overflowX === 'auto' || overflowX === 'scroll' || edges.width <= 1) break
        if (left >= edges.left - 2 && right <= edges.right + 2) continue
        cut.push(`"${text.slice(0, 60)}": ${left} to ${right} in ${edges.left} to ${edges.right}`)
        break
      }
    }
    return cut
  })
}

for (const path of PAGE_PATHS) {
  test(`${path} fits every width without scrolling sideways`, async ({ page, allowFault }) => {
    expectedFaults(path).forEach(allowFault)
    await visit(page, path)
    await drawEverything(page)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await sidewaysPx(page), `${width} pixels wide`).toBe(0)
      expect.soft(await cutTexts(page), `${width} pixels wide`).toEqual([])
    }
  })

  test(`${path} can be read with large and with wide text`, async ({ page, allowFault }) => {
    expectedFaults(path).forEach(allowFault)
    await visit(page, path)
    await drawEverything(page)
    for (const [name, styles, widths] of WAYS_OF_READING) {
      const remove = await addStyles(page, styles)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await sidewaysPx(page), `${name}, ${width} pixels wide`).toBe(0)
        expect.soft(await cutTexts(page), `${name}, ${width} pixels wide`).toEqual([])
      }
      await remove()
    }
  })
}

declare global {
  interface Window {
    layoutShifts?: LayoutShift[]
  }
}

interface LayoutShift {
  readonly value: number
  readonly moved: string
}

/** Runs in every document: keeps what moved although nobody did anything. */
function recordShifts(): void {
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
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '?')
      shifts.push({ value, moved: moved.join(' | ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved since the last call. Two frames later everything is laid out and reported. */
async function takeShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    const nextFrame = async () => new Promise(requestAnimationFrame)
    await nextFrame()
    await nextFrame()
    return window.layoutShifts?.splice(0) ?? []
  })
}

/**
 * When the typefaces replace the fallbacks, a word that stands in the middle or at the right begins a
 * pixel earlier or later. The fallbacks are fitted (src/styles/fonts.css), so that no line breaks
 * elsewhere: that would be ten times as much. Below this, a shift is reported as 0.000.
 */
const MAX_SHIFT_BY_FONTS = 0.0005

const sumOf = (shifts: readonly LayoutShift[]) =>
  shifts.reduce((total, { value }) => total + value, 0)

for (const path of PAGE_PATHS) {
  for (const [name, view] of NAMED_VIEWS) {
    test(`nothing moves on ${path} while it arrives bit by bit on a ${name}`, async ({
      page,
      allowFault,
    }) => {
      expectedFaults(path).forEach(allowFault)
      await page.setViewportSize(view)
      await page.addInitScript(recordShifts)
      const releaseFonts = await holdRequests(page, /\.woff2$/)
      const releasePictures = await holdRequests(page, /\/drawings\/|images\.unsplash\.com/)
      const releaseFrames = await holdRequests(page, /__widgets/)
      const releaseApplication = await holdRequests(page, APPLICATION_CHUNK)

      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await takeShifts(page)).toEqual([])
      releasePictures()
      releaseFrames()
      expect(await takeShifts(page), 'Pictures and frames').toEqual([])
      releaseFonts()
      await page.evaluate(async () => document.fonts.ready)
      const byFonts = await takeShifts(page)
      expect(sumOf(byFonts), JSON.stringify(byFonts)).toBeLessThan(MAX_SHIFT_BY_FONTS)
      releaseApplication()
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
      expect(await takeShifts(page), 'React').toEqual([])
    })
  }
}

for (const [name, view] of NAMED_VIEWS) {
  test(`nothing moves on a ${name} when a subscription is confirmed`, async ({ page }) => {
    await page.addInitScript(recordShifts)
    await visit(page, pathTo('subscriptionSuccess'), view)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Successful')
    const shifts = await takeShifts(page)
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT_BY_FONTS)
  })
}
