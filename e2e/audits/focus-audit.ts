import type { Page } from '@playwright/test'
import { expect } from '../support/test'

/** More stops than any page has. */
const MAX_STOPS = 250

/** Every page has at least its menu and its footer. */
const MIN_STOPS = 20

interface Stop {
  readonly name: string
  /** Undefined if the focus is visible. */
  readonly fault: string | undefined
}

/**
 * The focused element, and whether all of it can be seen: inside the viewport, covered by nothing, with
 * an outline (WCAG 2.4.7 and 2.4.11). Null after the last stop.
 */
async function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const words = element.getAttribute('aria-label') ?? element.textContent
    const name = `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`
    // A frame takes the focus as a whole; its content belongs to the partner.
    if (element instanceof HTMLIFrameElement) return { name, fault: undefined }

    // A visually hidden control is seen where its label is.
    const own = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const shown = own.width > 1 && own.height > 1 ? element : (label ?? element)
    // The box of a link that wraps covers other links; its first line is enough.
    const { top, bottom, left, right } = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    // Something taller than what is free, such as a strip to swipe, counts as seen where it fills the middle.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const kept = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollPaddingBottom)
    const isTall = bottom - top > window.innerHeight - kept
    const middle = window.innerHeight / 2
    const isOutside =
      left < 0 ||
      right > window.innerWidth ||
      (isTall ? top > middle || bottom < middle : top < 0 || bottom > window.innerHeight)
    if (isOutside) return { name, fault: `outside the viewport, from ${top} to ${bottom}` }

    const shares = [0.1, 0.5, 0.9]
    const rows = isTall ? [middle] : shares.map((share) => top + (bottom - top) * share)
    const points = shares.flatMap((x) => rows.map((y) => [left + (right - left) * x, y] as const))
    // Whatever covers it is neither inside nor around it (a link of several lines has gaps).
    const above = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => hit !== null && !shown.contains(hit) && !hit.contains(shown))
    if (above) return { name, fault: `under ${above.tagName} ${above.className.toString()}` }

    const outlined = [element, label, element.nextElementSibling, element.parentElement].some(
      (part) => {
        if (!part) return false
        const style = getComputedStyle(part)
        return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
      },
    )
    return { name, fault: outlined ? undefined : 'no outline' }
  })
}

/** Why the focused element is not visible; undefined if it is. */
async function settledFault(page: Page, stop: Stop): Promise<string | undefined> {
  if (stop.fault === undefined) return undefined
  // Scroll-driven sections scroll smoothly to the focus; what counts is where the scroll ends.
  let fault: string | undefined = stop.fault
  await expect
    .poll(async () => {
      fault = (await focusedStop(page))?.fault
      return fault
    })
    .toBeUndefined()
    .catch(() => undefined)
  return fault && `${stop.name}: ${fault}`
}

type Direction = 'Tab' | 'Shift+Tab'

/** Focuses and removes an element at the end of the page, from where the next key goes on. */
async function startAtTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const end = document.body.appendChild(document.createElement('button'))
    end.focus()
    end.remove()
  })
}

/**
 * Tabs through the whole page, to its end or back to its beginning. Names every stop that cannot be seen, and a trap or
 * a gap in the order.
 */
export async function focusFaults(page: Page, key: Direction = 'Tab'): Promise<string[]> {
  const faults: string[] = []
  let stops = 0
  let last = 'nothing'
  if (key === 'Shift+Tab') await startAtTheEnd(page)
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key)
    const stop = await focusedStop(page)
    if (stop === null) break
    last = stop.name
    const fault = await settledFault(page, stop)
    if (fault !== undefined) faults.push(fault)
  }
  if (stops < MIN_STOPS) faults.push(`only ${stops} stops, the last one ${last}`)
  if (stops === MAX_STOPS) faults.push('the focus is trapped')
  return faults
}

/** What lies over the page and keeps the focus: a dialog or the open menu. */
const OVER_THE_PAGE = '[aria-modal="true"], [popover]:popover-open'

/** Whether the focus is inside what is open, marked for the next question; null outside the document. */
async function focusInside(page: Page): Promise<'new' | 'again' | 'outside' | null> {
  return page.evaluate((selector) => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    if (element.closest(selector) === null) return 'outside'
    const isAgain = 'reached' in element.dataset
    element.dataset['reached'] = ''
    return isAgain ? 'again' : 'new'
  }, OVER_THE_PAGE)
}

/** Tabs once around what is open over the page, both ways. Names every stop outside it or out of sight. */
export async function trapFaults(page: Page): Promise<string[]> {
  if ((await page.locator(OVER_THE_PAGE).count()) === 0) return []
  const faults: string[] = []
  if ((await focusInside(page)) === null) faults.push('the focus is lost when it opens')
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-reached]')) {
        delete element.dataset['reached']
      }
    })
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await page.keyboard.press(key)
      const place = await focusInside(page)
      // A browser's own controls come after the menu's last link.
      if (place === null) continue
      if (place === 'again') break
      const stop = await focusedStop(page)
      if (stop === null) continue
      if (place === 'outside') {
        faults.push(`${key}: ${stop.name} is behind what is open`)
        break
      }
      const fault = await settledFault(page, stop)
      if (fault !== undefined) faults.push(fault)
    }
  }
  return faults
}
