import type { Locator, Page } from '@playwright/test'
import { pathTo } from '../src/site/routes'
import { untilApplicationRuns } from './support/application'
import { LATER_SCRIPTS, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { fewFrames, PHONE, visit } from './support/visit'

declare global {
  interface Window {
    watchersOf?: (element: Element) => number
  }
}

/** How much of an element can be seen, from 0 to 1, with all that it stands in. */
async function opacity(element: Locator): Promise<number> {
  return element.evaluate((own) => {
    let product = 1
    for (let each: Element | null = own; each !== null; each = each.parentElement) {
      product *= Number(getComputedStyle(each).opacity)
    }
    return product
  })
}

/** The heading with which a service's page ends, far below its first screen. */
const closing = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).last()

test('what stands below the view rises when it is reached, once', async ({ page }) => {
  await visit(page, pathTo('seo'), PHONE)
  await expect.poll(async () => opacity(closing(page))).toBe(0)
  await closing(page).scrollIntoViewIfNeeded()
  await expect.poll(async () => opacity(closing(page))).toBe(1)
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await expect(closing(page)).not.toBeInViewport()
  await fewFrames(page)
  expect(await opacity(closing(page))).toBe(1)
})

/** Scrolls until a share of an element, from 0 to 1, stands above the lower edge of the view. */
async function showShare(element: Locator, share: number): Promise<void> {
  await element.evaluate(async (own, part) => {
    // What comes near the view is laid out then, and may move the element: not for so many frames.
    for (let frame = 0; frame < 10; frame += 1) {
      const { top, height } = own.getBoundingClientRect()
      window.scrollBy({ top: top + part * height - window.innerHeight, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  }, share)
}

/** Runs before the page does: tells how many observers of the view watch an element. */
function countWatchers(): void {
  const watched = new Map<IntersectionObserver, Set<Element>>()
  const { observe, unobserve, disconnect } = IntersectionObserver.prototype
  Object.assign(IntersectionObserver.prototype, {
    observe(this: IntersectionObserver, element: Element) {
      watched.set(this, (watched.get(this) ?? new Set()).add(element))
      observe.call(this, element)
    },
    unobserve(this: IntersectionObserver, element: Element) {
      watched.get(this)?.delete(element)
      unobserve.call(this, element)
    },
    disconnect(this: IntersectionObserver) {
      watched.delete(this)
      disconnect.call(this)
    },
  })
  window.watchersOf = (element) =>
    [...watched.values()].filter((elements) => elements.has(element)).length
}

test('a section rises once 15 percent of it are in view, and is watched no longer', async ({
  page,
}) => {
  await page.addInitScript(countWatchers)
  await visit(page, pathTo('seo'), PHONE)
  const section = page.locator('[data-in-view]').last()
  const watchers = () => section.evaluate((element) => window.watchersOf?.(element))
  // Just below the view first, so that everything above it has its height.
  await showShare(section, -0.5)
  await showShare(section, 0.13)
  await fewFrames(page)
  expect(await opacity(section)).toBe(0)
  expect(await watchers()).toBe(1)

  await showShare(section, 0.17)
  await expect.poll(async () => opacity(section)).toBe(1)
  expect(await watchers()).toBe(0)
})

test('what has been read before the application runs is not hidden by it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of [pathTo('home'), pathTo('seo')]) {
    const release = await holdRequests(page, LATER_SCRIPTS)
    await page.goto(path)
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    })
    release()
    await untilApplicationRuns(page)
    const marks = page.locator('[data-in-view]')
    const total = await marks.count()
    expect(total, path).toBeGreaterThan(1)
    await expect(page.locator('[data-in-view="true"]'), path).toHaveCount(total)
  }
})
