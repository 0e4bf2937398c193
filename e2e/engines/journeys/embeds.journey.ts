import { testimonialVideo } from '../../../src/content/pages/testimonial-video'
import { PHONE } from '../engine'
import { button, frame } from '../find-element'
import { BOOKING_HEIGHT_PX } from '../../support/other-hosts'
import { expect, test } from '../test'

/** What stands in an island before it is hydrated, which scrolling to it does. */
const island = (name: string) => ({ css: `[data-island="${name}"] > *` })

test(
  'the booking frame is 100 pixels higher than its page reports, 200 on a phone',
  { tag: '@full' },
  async ({ visitor }) => {
    const calendar = frame('Booking calendar')
    const height = async () => visitor.read(calendar, ({ offsetHeight }) => offsetHeight)
    await visitor.open('/contact')
    await visitor.scrollIntoView(island('booking-frame'))
    await visitor.see(calendar)
    await visitor.eventually(async () => {
      expect(await height()).toBe(BOOKING_HEIGHT_PX + 100)
    })
    await visitor.resize(PHONE)
    await visitor.open('/contact')
    await visitor.scrollIntoView(island('booking-frame'))
    await visitor.see(calendar)
    await visitor.eventually(async () => {
      expect(await height()).toBe(BOOKING_HEIGHT_PX + 200)
    })
  },
)

test(
  'the intake form gets the parameters of the address',
  { tag: '@full' },
  async ({ visitor }) => {
    const form = frame('Website Form')
    await visitor.open('/website-intake?name=Dana&utm_source=fair')
    await visitor.scrollIntoView(island('intake-frame'))
    await visitor.see(form)
    const src = await visitor.read(form, (element) => (element as HTMLIFrameElement).src)
    expect(Object.fromEntries(new URL(src ?? '').searchParams)).toMatchObject({
      name: 'Dana',
      utm_source: 'fair',
    })
  },
)

test(
  'the film plays, with controls in the place of its button',
  { tag: '@full' },
  async ({ visitor }) => {
    const film = { css: 'video' }
    const play = button(testimonialVideo.play)
    await visitor.open('/testimonial-video')
    expect(await visitor.read(film, (video) => (video as HTMLVideoElement).controls)).toBe(false)
    await visitor.click(play)
    await visitor.seeNo(play)
    await visitor.eventually(async () => {
      const time = await visitor.read(film, (video) => (video as HTMLVideoElement).currentTime)
      expect(time).toBeGreaterThan(0)
    })
    expect(await visitor.read(film, (video) => (video as HTMLVideoElement).controls)).toBe(true)
  },
)
