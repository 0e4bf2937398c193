import type { Locator } from '@playwright/test'
import { platformFeatures } from '../src/content/pages/platform/features'
import { platformQuestions } from '../src/content/pages/platform/questions'
import { PLAN_DESCRIPTIONS } from '../src/content/plan-descriptions'
import { platformTestimonials } from '../src/content/testimonials'
import { expect, test } from './support/test'
import { PHONE, visit } from './support/visit'

/** What a control is filled with, as it is painted. */
const fill = async (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor)

test('in forced colors, what is chosen on the platform page is filled, and the rest is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/platform', PHONE)
  const label = (name: string | RegExp) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name }) })
  const dot = (position: number) =>
    page.getByRole('button', { name: `Testimonial ${position} of` }).locator('span')
  for (const [chosen, other] of [
    [label('Monthly'), label('Annual')],
    [label(/^Business/), label(/^Starter/)],
    [page.getByRole('tab', { name: 'CRM' }), page.getByRole('tab', { name: 'Marketing' })],
    [dot(1), dot(2)],
  ] as const) {
    expect(await fill(chosen)).not.toBe(await fill(other))
  }
})

/** A laptop at 400 % zoom, and a small phone, in CSS pixels. */
const SMALL_VIEWS = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
] as const

test('the choice of a plan, which stays in view on phones, covers nothing that has the focus', async ({
  page,
}) => {
  for (const view of SMALL_VIEWS) {
    await visit(page, '/platform', view)
    const pricing = page.locator('#pricing')
    const links = pricing.locator('a, summary').filter({ visible: true })
    // Backward, so that each comes into view from above, where the choice is.
    await links.last().focus()
    for (let left = await links.count(); left > 1; left -= 1) {
      await page.keyboard.press('Shift+Tab')
      const isCovered = await page.evaluate(() => {
        const focused = document.activeElement
        if (focused === null) return true
        const { left: x, top, width, height } = focused.getBoundingClientRect()
        const seen = document.elementFromPoint(x + width / 2, top + height / 2)
        return !(focused.contains(seen) || seen?.contains(focused))
      })
      expect(isCovered).toBe(false)
    }
  }
})

test('paper shows every tab, quote, plan and answer of the platform page', async ({ page }) => {
  await visit(page, '/platform', PHONE)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const text of [
    ...platformFeatures.tabs.flatMap(({ features }) => features.map((feature) => feature.text)),
    ...platformTestimonials.map(({ content }) => `“${content}”`),
    ...platformQuestions.entries.map(({ answer }) => answer),
    ...Object.values(PLAN_DESCRIPTIONS),
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
})
