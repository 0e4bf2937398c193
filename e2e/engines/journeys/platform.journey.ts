import { livePhone } from '../../../src/content/product/live-phone'
import { INTEGRATIONS_AUTOPLAY_MS } from '../../../src/pages/platform/integrations'
import { TESTIMONIAL_ROTATION_MS } from '../../../src/pages/platform/testimonials'
import { pathTo } from '../../../src/site/routes'
import { open, PHONE, visit } from '../../support/visit'
import type { Page } from '../engine'
import { expect } from '../expect'
import { linger, test } from '../test'

/** Lets the page's intervals tick ten times as fast, so that nobody waits for what moves by itself. */
const hastenIntervals = async (page: Page) =>
  page.evaluate(() => {
    const startInterval = window.setInterval
    window.setInterval = ((tick: () => void, delayMs: number) =>
      startInterval(tick, delayMs / 10)) as typeof setInterval
  })

test('the live phone goes from the call to the paid job', async ({ page }) => {
  const { buttons, label, signUp } = livePhone
  const demo = page.getByRole('group', { name: label })
  await open(page, '/platform')
  for (const name of [buttons.call, buttons.skip, 'Fri 1:00', buttons.friday]) {
    await demo.getByRole('button', { name }).click()
  }
  await expect(demo.locator(`a[href="${pathTo(signUp.to)}"]`)).toBeVisible()
})

test('the action plan is text beside the call button', async ({ page }) => {
  await open(page, '/contact')
  await expect(page.getByRole('main')).toContainText('Redbud Fence & Patio, plan of February')
})

test('the feature tabs change by click and by arrow key', { tag: '@full' }, async ({ page }) => {
  const crm = page.getByRole('heading', { name: 'Pipelines with a next step' })
  const marketing = page.getByRole('heading', { name: 'Social planner' })
  await open(page, '/platform')
  await expect(crm).toBeVisible()
  await expect(marketing).toBeHidden()
  await page.getByRole('tab', { name: 'Marketing' }).click()
  await expect(marketing).toBeVisible()
  await expect(crm).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Missed-call text-back' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Communication' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(crm).toBeVisible()
})

test(
  'the testimonials rotate, stop while paused, and change by their dots',
  { tag: '@full' },
  async ({ page }) => {
    const testimonials = page.getByRole('region', { name: 'Testimonials' })
    const shown = async () =>
      testimonials.evaluate(
        (region) =>
          [...region.querySelectorAll('figure')].find((figure) =>
            figure.checkVisibility({ visibilityProperty: true }),
          )?.ariaLabel,
      )
    await open(page, '/platform')
    await hastenIntervals(page)
    await testimonials.scrollIntoViewIfNeeded()
    const first = await shown()
    await expect.poll(shown).not.toBe(first)
    await testimonials.getByRole('button', { name: 'Pause testimonials' }).click()
    await expect(testimonials.getByRole('button', { name: 'Play testimonials' })).toBeVisible()
    await testimonials.getByRole('button', { name: 'Testimonial 3' }).click()
    await expect.poll(shown).toMatch(/^3 of/)
    // Longer than each is shown while they rotate.
    await linger(page, TESTIMONIAL_ROTATION_MS / 5)
    expect(await shown()).toMatch(/^3 of/)
  },
)

test(
  'the integrations move on by themselves and stop while paused',
  { tag: '@full' },
  async ({ page }) => {
    const integrations = page.getByRole('region', { name: 'integrations' })
    const left = async () =>
      integrations
        .locator('li')
        .first()
        .evaluate((tile) => Math.round(tile.getBoundingClientRect().left))
    await open(page, '/platform')
    await hastenIntervals(page)
    await integrations.scrollIntoViewIfNeeded()
    const start = await left()
    await expect.poll(left).not.toBe(start)
    await integrations.getByRole('button', { name: 'Pause integrations' }).click()
    await expect(integrations.getByRole('button', { name: 'Play integrations' })).toBeVisible()
    // It stops: nothing moves during two and a half times its rhythm.
    await expect(async () => {
      const before = await left()
      await linger(page, INTEGRATIONS_AUTOPLAY_MS / 4)
      expect(await left()).toBe(before)
    }).toPass()
    const paused = await left()
    await integrations.getByRole('button', { name: 'Next integrations' }).click()
    await expect.poll(left).not.toBe(paused)
  },
)

test(
  'the pricing toggle shows the price of a year and of a month',
  { tag: '@full' },
  async ({ page }) => {
    const starter = page.getByRole('article', { name: 'Starter' })
    await open(page, '/platform#pricing')
    for (const [period, shown, hidden] of [
      ['Annual', 'per year', 'per month'],
      ['Monthly', 'per month', 'per year'],
    ] as const) {
      await expect(starter).toContainText(hidden)
      await page.getByRole('radio', { name: period }).check()
      await expect(starter).toContainText(shown)
      await expect(starter).not.toContainText(hidden)
    }
  },
)

test('the fees of small screens open one plan at a time', { tag: '@full' }, async ({ page }) => {
  const openPlans = async () =>
    page.evaluate(() =>
      [...document.querySelectorAll('details[name=plan-fees][open] > summary')].map((summary) =>
        summary.textContent.trim(),
      ),
    )
  await visit(page, '/platform-fees', PHONE)
  expect(await openPlans()).toEqual(['Starter'])
  await page.locator('details[name=plan-fees]:last-of-type > summary').click()
  await expect.poll(openPlans).toEqual(['Shimzy'])
})
