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

/**
 * Writes down every height that a frame takes from now on, the one that it has first. It is looked at
 * after each message, because heights between two frames of the screen would not be seen otherwise.
 */
async function recordHeights(frame: Locator): Promise<() => Promise<number[]>> {
  const record = await frame.evaluateHandle((element) => {
    const heights = [element.getBoundingClientRect().height]
    window.addEventListener('message', () => {
      const { height } = element.getBoundingClientRect()
      if (height !== heights.at(-1)) heights.push(height)
    })
    return heights
  })
  return async () => record.jsonValue()
}

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

test('on phones the booking frame starts at 1600, gets 200 more, and is never lower than 1600', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/contact')
  const frame = frameOf(page, 'Booking calendar')
  const widget = await widgetIn(page, 'Booking calendar')
  await expect.poll(() => heightOf(frame)).toBe(1_600)
  await say(widget, { frameHeight: 1_800 })
  await expect.poll(() => heightOf(frame)).toBe(2_000)
  await say(widget, { frameHeight: 300 })
  await expect.poll(() => heightOf(frame)).toBe(1_600)
})

test('a frame that reports its own height back grows no further than once', async ({ page }) => {
  await page.goto('/contact')
  const frame = frameOf(page, 'Booking calendar')
  const widget = await widgetIn(page, 'Booking calendar')
  await say(widget, { frameHeight: 1_800 })
  await expect.poll(() => heightOf(frame)).toBe(1_900)
  const heights = await recordHeights(frame)
  await say(widget, { frameHeight: 1_900 })
  await say(widget, { frameHeight: 2_000 })
  await say(widget, { frameHeight: 2_001 })
  await say(widget, { frameHeight: 2_200 })
  await expect.poll(heights).toEqual([1_900, 2_000, 2_300])
})

test('messages of anybody else, and messages without a height, change nothing', async ({
  page,
}) => {
  await page.goto('/contact')
  const frame = frameOf(page, 'Booking calendar')
  const widget = await widgetIn(page, 'Booking calendar')
  await say(widget, { frameHeight: 1_800 })
  await expect.poll(() => heightOf(frame)).toBe(1_900)
  const heights = await recordHeights(frame)

  await page.evaluate(() => {
    window.postMessage({ frameHeight: 3_000 }, '*')
    const stranger = document.createElement('iframe')
    stranger.title = 'Stranger'
    stranger.src = document.querySelector('iframe')?.src ?? ''
    document.body.append(stranger)
  })
  const stranger = await widgetIn(page, 'Stranger')
  await say(stranger, { frameHeight: 3_000 })
  for (const message of [
    null,
    17,
    'frameHeight',
    '{"frameHeight"',
    { height: 3_000 },
    { frameHeight: '3000' },
    { frameHeight: -5 },
    { frameHeight: Number.NaN },
    { frameHeight: Number.POSITIVE_INFINITY },
  ]) {
    await say(widget, message)
  }
  // Messages arrive in order: once the last one counts, all others have been seen.
  await say(widget, { frameHeight: 2_000 })
  await expect.poll(heights).toEqual([1_900, 2_100])
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
