import { livePhone } from '../src/content/product/live-phone'
import { untilApplicationRuns } from './support/application'
import { expect, test } from './support/test'
import { PHONE } from './support/visit'

const { buttons, label, announcements } = livePhone

test('the live phone is walked from the call to the paid job by keyboard alone', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize(PHONE)
  await page.goto('/platform')
  await untilApplicationRuns(page)
  const demo = page.getByRole('group', { name: label })
  await demo.getByRole('button', { name: buttons.call }).focus()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(announcements.ringing)
  await page.clock.runFor(5_000)
  await expect(demo.getByRole('button', { name: 'Thu 10:00' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('button', { name: buttons.friday })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(announcements.friday)
  await expect(demo.getByRole('link', { name: livePhone.signUp.label })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('under reduced motion the text is there without a wait', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/platform')
  await page.getByRole('button', { name: buttons.call }).click()
  await expect(page.getByRole('button', { name: 'Fri 1:00' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the story stands as four windows, and no dead button', async ({ page }) => {
    await page.goto('/platform')
    const demo = page.getByRole('group', { name: label })
    await expect(demo.locator('figure').filter({ visible: true })).toHaveCount(4)
    await expect(demo.getByRole('button')).toHaveCount(0)
  })
})
