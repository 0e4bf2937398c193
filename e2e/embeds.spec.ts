import type { Locator, Page } from '@playwright/test'
import { BOOKING_HEIGHT_PX } from './support/other-hosts'
import { expect, test } from './support/test'
import { NAMED_VIEWS, scrollToIsland, type View } from './support/visit'

const heightOf = (frame: Locator) =>
  frame.evaluate((element) => element.getBoundingClientRect().height)

/** The frame begins in the first screen. */
async function expectOnFirstScreen(page: Page, { height }: View): Promise<void> {
  const frame = await page.locator('main iframe').boundingBox()
  expect(frame?.y).toBeLessThan(height * 0.75)
}

test('the booking frame begins in the first screen and is 100 pixels higher than its page reports, 200 on a phone', async ({
  page,
}) => {
  for (const [name, view] of NAMED_VIEWS) {
    await page.setViewportSize(view)
    await page.goto('/contact')
    await expectOnFirstScreen(page, view)
    await scrollToIsland(page, 'booking-frame')
    await expect
      .poll(() => heightOf(page.locator('iframe')))
      .toBe(BOOKING_HEIGHT_PX + (name === 'phone' ? 200 : 100))
  }
})

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
  await page.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('the intake form begins in the first screen, in a container of 2600 pixels, below its heading and link', async ({
  page,
}) => {
  for (const [, view] of NAMED_VIEWS) {
    await page.setViewportSize(view)
    await page.goto('/website-intake')
    await expectOnFirstScreen(page, view)
    await scrollToIsland(page, 'intake-frame')
    const container = page.locator('[data-island="intake-frame"] > div')
    expect(await heightOf(container)).toBe(2_600)
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
    const frameTop = await top(page.locator('iframe[title="Website Form"]'))
    expect(frameTop).toBeGreaterThan(await top(container.getByRole('heading').first()))
    expect(frameTop).toBeGreaterThan(await top(container.getByRole('link').first()))
  }
})
