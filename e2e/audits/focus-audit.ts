import type { Page } from '@playwright/test'
import { expect } from '../support/test'

/** More stops than any page has. */
const MAX_STOPS = 250

/** Every page has at least its menu and its footer. */
const MIN_STOPS = 20

interface Stop {
  readonly name: string
  /** Undefined where the focus can be seen. */
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
    // Something taller than the viewport, such as a tab panel, counts as seen where it begins.
    const isTall = bottom - top > window.innerHeight
    const isOutside =
      top < 0 ||
      left < 0 ||
      right > window.innerWidth ||
      (isTall ? top > window.innerHeight / 2 : bottom > window.innerHeight)
    if (isOutside) return { name, fault: `outside the viewport, from ${top} to ${bottom}` }

    const inView = Math.min(bottom, window.innerHeight)
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (inView - top) * y] as const),
    )
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

/** Tabs through the whole page. Names every stop that cannot be seen, and a trap or a gap in the order. */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  let stops = 0
  let last = 'nothing'
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await focusedStop(page)
    if (stop === null) break
    last = stop.name
    if (stop.fault === undefined) continue
    // Scroll-driven sections scroll smoothly to the focus; what counts is where the scroll ends.
    let fault: string | undefined = stop.fault
    await expect
      .poll(async () => {
        fault = (await focusedStop(page))?.fault
        return fault
      })
      .toBeUndefined()
      .catch(() => faults.push(`${stop.name}: ${fault}`))
  }
  if (stops < MIN_STOPS) faults.push(`only ${stops} stops, the last one ${last}`)
  if (stops === MAX_STOPS) faults.push('the focus is trapped')
  return faults
}
