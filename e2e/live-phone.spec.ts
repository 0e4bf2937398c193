import { livePhone } from '../src/content/product/live-phone'
import { expect, test } from './support/test'
import { openApplication } from './support/visit'

const { buttons, label } = livePhone

test('on the smallest phone under reduced motion each step shows its newest message at once, and the page stays where it is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await openApplication(page, '/platform')
  const demo = page.getByRole('group', { name: label })
  const newest: readonly (readonly [button: string, message: RegExp])[] = [
    [buttons.call, /Tap a time/],
    ['Thu 10:00', /^Booked$/],
    [buttons.friday, /Straight as an arrow/],
  ]
  for (const [button, message] of newest) {
    const pressed = demo.getByRole('button', { name: button })
    await pressed.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await pressed.click()
    await expect(demo.getByText(message).filter({ visible: true })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('who reads on while it rings is not taken back to the phone when the text arrives', async ({
  page,
}) => {
  await openApplication(page, '/platform')
  await page.clock.install()
  const demo = page.getByRole('group', { name: label })
  await demo.getByRole('button', { name: buttons.call }).click()
  const pricing = page.locator('#pricing')
  await pricing.scrollIntoViewIfNeeded()
  await page.clock.runFor(5_000)
  await expect(demo.getByRole('button', { name: 'Thu 10:00' })).toBeFocused()
  await expect(pricing).toBeInViewport()
})
