import { livePhone } from '../../../src/content/product/live-phone'
import { INTEGRATIONS_AUTOPLAY_MS } from '../../../src/pages/platform/platform-integrations'
import { TESTIMONIAL_ROTATION_MS } from '../../../src/pages/platform/platform-testimonials'
import { pathTo } from '../../../src/site/routes'
import { article, button, heading, main, radio, region, tab } from '../find-element'
import { PHONE } from '../engine'
import { expect, test } from '../test'

test('the live phone goes from the call to the paid job', async ({ visitor }) => {
  const { buttons, signUp } = livePhone
  await visitor.open('/platform')
  await visitor.click(button(buttons.call))
  await visitor.click(button(buttons.skip))
  await visitor.click(button('Fri 1:00'))
  await visitor.click(button(buttons.friday))
  await visitor.see({ css: `[role=group] a[href="${pathTo(signUp.to)}"]` })
})

test('the action plan is text on home and beside the call button', async ({ visitor }) => {
  for (const path of ['/', '/contact']) {
    await visitor.open(path)
    await visitor.seeText(main, 'Redbud Fence & Patio, plan of March')
  }
})

test('the feature tabs change by click and by arrow key', { tag: '@full' }, async ({ visitor }) => {
  const crm = heading('Pipelines with a next step')
  const marketing = heading('Social planner')
  const communication = heading('Missed-call text-back')
  await visitor.open('/platform')
  await visitor.see(crm)
  await visitor.seeNo(marketing)
  await visitor.click(tab('Marketing'))
  await visitor.see(marketing)
  await visitor.seeNo(crm)
  await visitor.press('ArrowRight')
  await visitor.see(communication)
  expect(await visitor.hasFocus(tab('Communication'))).toBe(true)
  await visitor.press('ArrowRight')
  await visitor.see(crm)
})

test(
  'the testimonials rotate, stand still while paused, and change by their dots',
  { tag: '@full' },
  async ({ visitor }) => {
    const testimonials = region('Testimonials')
    const shown = async () =>
      visitor.read({ css: 'figure', within: testimonials }, (figure) => figure.ariaLabel)
    await visitor.open('/platform')
    await visitor.hastenIntervals()
    await visitor.scrollIntoView(testimonials)
    const first = await shown()
    await visitor.eventually(async () => {
      expect(await shown()).not.toBe(first)
    })
    await visitor.click(button('Pause testimonials', testimonials))
    await visitor.see(button('Play testimonials', testimonials))
    await visitor.click({ css: 'button[aria-label^="Testimonial 3"]', within: testimonials })
    await visitor.eventually(async () => {
      expect(await shown()).toMatch(/^3 of/)
    })
    // Longer than each is shown while they rotate.
    await visitor.linger(TESTIMONIAL_ROTATION_MS / 5)
    expect(await shown()).toMatch(/^3 of/)
  },
)

test(
  'the integrations move on by themselves and stand still while paused',
  { tag: '@full' },
  async ({ visitor }) => {
    const integrations = region('integrations')
    const left = async () =>
      visitor.read({ css: 'li', within: integrations }, (tile) =>
        Math.round(tile.getBoundingClientRect().left),
      )
    await visitor.open('/platform')
    await visitor.hastenIntervals()
    await visitor.scrollIntoView(integrations)
    const start = await left()
    await visitor.eventually(async () => {
      expect(await left()).not.toBe(start)
    })
    await visitor.click(button('Pause integrations', integrations))
    await visitor.see(button('Play integrations', integrations))
    // It comes to rest: nothing moves during two and a half times its rhythm.
    await visitor.eventually(async () => {
      const before = await left()
      await visitor.linger(INTEGRATIONS_AUTOPLAY_MS / 4)
      expect(await left()).toBe(before)
    })
    const paused = await left()
    await visitor.click(button('Next integrations', integrations))
    await visitor.eventually(async () => {
      expect(await left()).not.toBe(paused)
    })
  },
)

test(
  'the pricing toggle shows the price of a year and of a month',
  { tag: '@full' },
  async ({ visitor }) => {
    const starter = article('Starter')
    await visitor.open('/platform#pricing')
    await visitor.seeText(starter, 'per month')
    expect(await visitor.text(starter)).not.toContain('per year')
    await visitor.click(radio('Annual'))
    await visitor.seeText(starter, 'per year')
    expect(await visitor.text(starter)).not.toContain('per month')
    await visitor.click(radio('Monthly'))
    await visitor.seeText(starter, 'per month')
    expect(await visitor.text(starter)).not.toContain('per year')
  },
)

test('the fees of small screens open one plan at a time', { tag: '@full' }, async ({ visitor }) => {
  const openPlans = async () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('details[name=plan-fees][open] > summary')].map((summary) =>
        summary.textContent.trim(),
      ),
    )
  await visitor.open('/platform-fees')
  await visitor.resize(PHONE)
  expect(await openPlans()).toEqual(['Starter'])
  await visitor.click(button('Shimzy', main))
  await visitor.eventually(async () => {
    expect(await openPlans()).toEqual(['Shimzy'])
  })
})
