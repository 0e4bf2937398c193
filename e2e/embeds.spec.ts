import type { Frame, Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'
import { PHONE, scrollToIsland } from './support/visit'

/** The iframe element on the page. */
const frameOf = (page: Page, title: string): Locator => page.locator(`iframe[title="${title}"]`)

/** The widget's own document, loaded. */
async function widgetIn(page: Page, title: string): Promise<Frame> {
  const island = title === 'Website Form' ? 'intake-frame' : 'booking-frame'
  await scrollToIsland(page, island)
  const handle = await frameOf(page, title).elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error(`No frame called ${title}`)
  await frame.waitForLoadState()
  return frame
}

/** Lets a window say something to the page around it. */
async function say(from: Frame, message: unknown): Promise<void> {
  await from.evaluate((data) => {
    window.parent.postMessage(data, '*')
  }, message)
}

const heightOf = (frame: Locator) =>
  frame.evaluate((element) => element.getBoundingClientRect().height)

test('the booking frame is as high as its page reports, and never lower than 1500', async ({
  page,
}) => {
  await page.goto('/contact')
  const frame = frameOf(page, 'Booking calendar')
  const widget = await widgetIn(page, 'Booking calendar')
  await expect.poll(() => heightOf(frame)).toBe(1_500)
  await say(widget, { frameHeight: 1_800 })
  await expect.poll(() => heightOf(frame)).toBe(1_900)
  await say(widget, JSON.stringify({ frameHeight: 2_000.2 }))
  await expect.poll(() => heightOf(frame)).toBe(2_101)
  await say(widget, { frameHeight: 90_000 })
  await expect.poll(() => heightOf(frame)).toBe(5_000)
  await say(widget, { frameHeight: 300 })
  await expect.poll(() => heightOf(frame)).toBe(1_500)
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

test('the intake form stands in a container of 2600 pixels and takes the address’s parameters', async ({
  page,
}) => {
  await page.goto('/website-intake?name=Dana&email=dana%40customer.example&utm_source=fair')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website Intake Form')
  await expect(page.getByText('Please tell us about your website needs')).toBeVisible()
  await scrollToIsland(page, 'intake-frame')
  const form = page.frameLocator('iframe[title="Website Form"]')
  await expect(form.getByLabel('Your name')).toHaveValue('Dana')
  await expect(form.getByLabel('Email')).toHaveValue('dana@customer.example')
  await expect(form.getByRole('definition').getByText('fair')).toBeVisible()
  const frame = frameOf(page, 'Website Form')
  expect(await heightOf(frame)).toBe(2_513)
  for (const width of [PHONE.width, 1_280]) {
    await page.setViewportSize({ width, height: 800 })
    const container = page.locator('[data-island="intake-frame"] > div')
    expect(await heightOf(container)).toBe(2_600)
    const heading = await container.getByRole('heading', { name: 'Your answers' }).boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((await container.boundingBox())?.y ?? 0)
    const link = await container.getByRole('link').first().boundingBox()
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(
      (await frame.boundingBox())?.y ?? 0,
    )
  }
})
