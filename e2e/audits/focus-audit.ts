import type { JSHandle, Locator, Page } from '@playwright/test'
import { expect } from '../support/test'

type Key = 'Tab' | 'Shift+Tab'

/** More stops than any page has. */
const MAX_STOPS = 250

/** What is walked: everything, or what lies between the bar and the footer. */
type Part = 'body' | 'main'

/** What lies over the page and keeps the focus: a dialog or the open menu. */
export const OVER_THE_PAGE = '[aria-modal="true"], [popover]:popover-open'

interface Stop {
  readonly name: string
  /** Undefined if the focus is visible. */
  readonly fault: string | undefined
}

/**
 * The focused element, and whether all of it can be seen: inside the viewport, covered by nothing, with
 * an outline (WCAG 2.4.7 and 2.4.11). Null after the last stop of the part.
 */
async function focusedStop(page: Page, part: Part): Promise<Stop | null> {
  return page.evaluate((selector) => {
    const element = document.activeElement?.closest(`${selector} *`) ?? null
    if (element === null) return null
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
  }, part)
}

/** Why the focused element is not visible where the scroll to it ends: some sections scroll smoothly. */
async function settledFault(page: Page, stop: Stop): Promise<string[]> {
  let { fault } = stop
  if (fault === undefined) return []
  await expect
    .poll(async () => {
      fault = (await focusedStop(page, 'body'))?.fault
      return fault
    })
    .toBeUndefined()
    .catch(() => undefined)
  return fault === undefined ? [] : [`${stop.name}: ${fault}`]
}

/** Focuses and removes an element at the beginning or the end of a part, from where the next key goes on. */
async function startAt(place: Locator, key: Key): Promise<void> {
  await place.evaluate((part, isBackward) => {
    const edge = document.createElement('button')
    part.insertBefore(edge, isBackward ? null : part.firstChild)
    edge.focus()
    edge.remove()
  }, key === 'Shift+Tab')
}

/**
 * Tabs through a part of the page, to its end or back to its beginning, or once around what is open over it. Names every
 * stop that cannot be seen, and a trap or a gap in the order.
 */
export async function focusFaults(page: Page, key: Key = 'Tab', part: Part = 'body') {
  const isOpen = (await page.locator(OVER_THE_PAGE).count()) > 0
  if (isOpen && (await focusedStop(page, part)) === null) return ['the focus is lost when it opens']
  if (!isOpen) await startAt(page.locator(part), key)
  const faults: string[] = []
  let first: JSHandle<Element | null> | undefined
  let stops = 0
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key)
    const stop = await focusedStop(page, part)
    // A browser's own controls come after the menu's last link.
    if (stop === null && isOpen) continue
    if (stop === null) break
    // One fault behind what is open is enough: the whole page follows.
    if (isOpen && faults.length > 0) break
    if (isOpen && (await first?.evaluate((it) => it === document.activeElement))) break
    first ??= await page.evaluateHandle(() => document.activeElement)
    faults.push(...(await settledFault(page, stop)))
  }
  // Every page has its menu and its footer, and at least one link between them.
  if (!isOpen && stops < (part === 'body' ? 20 : 1)) faults.push(`only ${stops} stops`)
  if (stops === MAX_STOPS) faults.push('the focus comes to no end')
  const isAnywhere = (await focusedStop(page, 'body')) !== null
  if (part === 'main' && !isAnywhere) faults.push('the focus is lost on its way through the page')
  return faults
}
