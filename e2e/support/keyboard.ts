import { expect, type Locator } from '@playwright/test'

/** More stops than any page has in a row. */
const MAX_STOPS = 120

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'It can be reached with the Tab key').toBeFocused()
}
