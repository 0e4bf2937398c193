import { testimonialVideo } from '../../../src/content/pages/testimonial-video'
import { BOOKING_HEIGHT_PX } from '../../support/other-hosts'
import { DESKTOP, open, PHONE, scrollToIsland, visit } from '../../support/visit'
import { expect } from '../expect'
import { test } from '../test'

test(
  'the booking frame is 100 pixels higher than its page reports, 200 on a phone',
  { tag: '@full' },
  async ({ page }) => {
    const frame = page.locator('iframe[title="Booking calendar"]')
    const height = async () => frame.evaluate((element) => (element as HTMLElement).offsetHeight)
    for (const [view, extraPx] of [
      [DESKTOP, 100],
      [PHONE, 200],
    ] as const) {
      await visit(page, '/contact', view)
      await scrollToIsland(page, 'booking-frame')
      await expect.poll(height).toBe(BOOKING_HEIGHT_PX + extraPx)
    }
  },
)

test(
  'the video plays, with controls in the place of its button',
  { tag: '@full' },
  async ({ page }) => {
    const video = page.locator('video')
    const controls = async () => video.evaluate((element) => (element as HTMLVideoElement).controls)
    const time = async () => video.evaluate((element) => (element as HTMLVideoElement).currentTime)
    const play = page.getByRole('button', { name: testimonialVideo.play })
    await open(page, '/testimonial-video')
    expect(await controls()).toBe(false)
    await play.click()
    await expect(play).toBeHidden()
    await expect.poll(time).toBeGreaterThan(0)
    expect(await controls()).toBe(true)
  },
)
