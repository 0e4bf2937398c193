import type { Locator, Page } from '@playwright/test'
import { pathTo } from '../src/site/routes'
import { untilApplicationRuns } from './support/application'
import { LATER_SCRIPTS, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { fewFrames, PHONE, visit } from './support/visit'

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

/** The last section that rises, far below the first screen. */
const closing = (page: Page) => page.locator('main [data-in-view]').last()

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
