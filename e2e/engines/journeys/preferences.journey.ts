import { homeTestimonials } from '../../../src/content/testimonials'
import { PHONE } from '../engine'
import {
  article,
  button,
  heading,
  link,
  main,
  navigation,
  radio,
  region,
  title,
} from '../find-element'
import { expect, test } from '../test'

test.describe('where less motion is wanted', () => {
  test.use({ lessMotion: true })

  test('nothing moves by itself', { tag: '@full' }, async ({ visitor }) => {
    await visitor.open('/platform')
    await visitor.hastenIntervals()
    expect(
      await visitor.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches),
    ).toBe(true)
    for (const [name, play] of [
      ['Testimonials', 'Play testimonials'],
      ['integrations', 'Play integrations'],
    ] as const) {
      await visitor.scrollIntoView(region(name))
      await visitor.see(button(play, region(name)))
      const places = async () =>
        visitor.read(region(name), (box) =>
          [...box.querySelectorAll('li, figure')].map((one) => [
            one.getBoundingClientRect().left,
            one.checkVisibility({ visibilityProperty: true }),
          ]),
        )
      const before = await places()
      // Longer than either waits where motion is welcome.
      await visitor.linger(1_000)
      expect(await places(), name).toEqual(before)
    }
    const moving = await visitor.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(moving).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScript: false })

  test('the home page is complete and its menu leads on', async ({ visitor }) => {
    await visitor.load('/')
    await visitor.see(title)
    const words = await visitor.text(main)
    for (const { quote } of homeTestimonials) expect(words).toContain(quote)
    await visitor.resize(PHONE)
    await visitor.click(button('Menu'))
    await visitor.click(link('Services', navigation('Menu')))
    await visitor.seeAddress('/services')
  })

  test(
    'the platform page shows every feature and the prices of both periods',
    { tag: '@full' },
    async ({ visitor }) => {
      await visitor.load('/platform')
      for (const name of [
        'Pipelines with a next step',
        'Social planner',
        'Missed-call text-back',
      ]) {
        await visitor.see(heading(name))
      }
      await visitor.click(radio('Annual'))
      await visitor.seeText(article('Starter'), 'per year')
    },
  )
})
