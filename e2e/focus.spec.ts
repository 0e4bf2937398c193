import type { Page } from '@playwright/test'
import { pathTo } from '../src/site/routes'
import { PAGE_PATHS } from './support/pages'
import { expect, test } from './support/test'
import { countLaidOut, expectedFaults, NAMED_VIEWS, PHONE, visit } from './support/visit'

/** Goes on after a failure, so that one run names every hidden stop. */
const softly = expect.configure({ soft: true })

/** More stops than any page has. */
const MAX_STOPS = 250

interface Stop {
  readonly name: string
  /** Undefined where the focus can be seen. */
  readonly fault: string | undefined
}

/**
 * What has the focus, and whether all of it can be seen (WCAG 2.4.11, 2.4.7): inside the view, under
 * nothing else, with an outline. Null after the last stop.
 */
async function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const words = element.getAttribute('aria-label') ?? element.textContent
    const name = `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`
    // A frame takes the focus as a whole; its content is the partner's.
    if (element instanceof HTMLIFrameElement) return { name, fault: undefined }

    // A control that is drawn by its label is seen where the label is.
    const own = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const shown = own.width > 1 && own.height > 1 ? element : (label ?? element)
    const { top, bottom, left, right } = shown.getBoundingClientRect()
    // What is higher than the view, as a tab panel can be, is seen where it begins.
    const isTall = bottom - top > window.innerHeight
    const isOutside =
      top < 0 ||
      left < 0 ||
      right > window.innerWidth ||
      (isTall ? top > window.innerHeight / 2 : bottom > window.innerHeight)
    if (isOutside) return { name, fault: `outside the view, from ${top} to ${bottom}` }

    const inView = Math.min(bottom, window.innerHeight)
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (inView - top) * y] as const),
    )
    // What lies over it is neither inside it, nor around it (a link of several lines has gaps).
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

for (const path of PAGE_PATHS) {
  for (const [name, view] of NAMED_VIEWS) {
    test(`whoever tabs through ${path} on a ${name} always sees where they are`, async ({
      page,
      allowFault,
    }) => {
      test.slow()
      expectedFaults(path).forEach(allowFault)
      await visit(page, path, view)
      let stops = 0
      for (; stops < MAX_STOPS; stops += 1) {
        await page.keyboard.press('Tab')
        const stop = await focusedStop(page)
        if (stop === null) break
        if (stop.fault === undefined) continue
        // Scenes scroll smoothly to what has the focus: it counts where that comes to rest.
        await softly.poll(async () => (await focusedStop(page))?.fault, stop.name).toBeUndefined()
      }
      expect(stops, 'Every page has its menu and its footer').toBeGreaterThan(20)
      expect(stops, 'The focus is never caught').toBeLessThan(MAX_STOPS)
    })
  }
}

test('Tab finds a page that is laid out whole, so that nothing moves under the focus', async ({
  page,
}) => {
  await visit(page, pathTo('socialMedia'), PHONE)
  const headings = page.locator('main h2, footer h2')
  expect((await countLaidOut(headings)).skipped).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  expect((await countLaidOut(headings)).skipped).toBe(0)
})
