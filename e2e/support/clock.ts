import { expect, type Page } from '@playwright/test'
import { scrollToIsland } from './visit'

/** Stops the page's clock, which runs on only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/** After so many more turns, the effects of what React has just taken over have run. */
const TURNS_UNTIL_EFFECTS = 20

/**
 * Opens a page on a clock that stands: it gets a millisecond at a time, because loading needs timers,
 * until an island of the page is hydrated.
 */
export async function openWithStoppedClock(
  page: Page,
  path: string,
  island: string,
): Promise<void> {
  await page.clock.install()
  await stopClock(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await scrollToIsland(page, island)
  await page.mouse.move(5, 5)
  await expect(async () => {
    await page.clock.runFor(1)
    expect(await page.locator(`[data-island="${island}"][data-hydrated]`).count()).toBe(1)
  }).toPass({ intervals: [1] })
  for (let turn = 0; turn < TURNS_UNTIL_EFFECTS; turn += 1) await page.clock.runFor(1)
}
