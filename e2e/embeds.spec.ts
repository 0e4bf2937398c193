import { BOOKING_HEIGHT_PX } from './support/other-hosts'
import { expect, test } from './support/test'
import { NAMED_VIEWS, scrollToIsland } from './support/visit'

for (const [name, view] of NAMED_VIEWS) {
  test(`calendar and form begin in the first screen of a ${name}, and get the height they need`, async ({
    page,
  }) => {
    await page.setViewportSize(view)
    for (const [path, island, box, height] of [
      ['/contact', 'booking-frame', 'iframe', BOOKING_HEIGHT_PX + (name === 'phone' ? 200 : 100)],
      ['/website-intake', 'intake-frame', ':scope > div', 2_600],
    ] as const) {
      await page.goto(path)
      const frame = await page.locator('main iframe').boundingBox()
      expect(frame?.y).toBeLessThan(view.height * 0.75)
      await scrollToIsland(page, island)
      const part = page.locator(`[data-island="${island}"]`).locator(box)
      await expect.poll(async () => (await part.boundingBox())?.height).toBe(height)
    }
  })
}

test('a booking in the frame leads to the confirmation', async ({ page }) => {
  await page.goto('/contact')
  await scrollToIsland(page, 'booking-frame')
  const calendar = page.frameLocator('iframe[title="Booking calendar"]')
  await calendar.getByRole('radio').first().check()
  await calendar.getByRole('radio', { name: '10:30 a.m.' }).check()
  await calendar.getByLabel('Your name').fill('Dana Whitfield')
  await calendar.getByLabel('Email').fill('dana@customer.example')
  await calendar.getByRole('button', { name: 'Book' }).click()
  await calendar.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/booking-success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Booking!')
})
