import { platformFeatures } from '../src/content/pages/platform/features'
import { platformQuestions } from '../src/content/pages/platform/questions'
import { PLAN_DESCRIPTIONS } from '../src/content/plan-descriptions'
import { website } from '../src/content/services/website'
import { platformTestimonials } from '../src/content/testimonials'
import { PLANS } from '../src/shared/plans'
import { yearlyPrice } from '../tests/support/figures'
import { expect, test } from './support/test'
import { PHONE, visit } from './support/visit'
import { wizardOf } from './support/wizard'

test('paper shows every tab, quote, plan and answer of the platform page, and nothing to press', async ({
  page,
}) => {
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
  for (const role of ['button', 'radio', 'tab'] as const) {
    await expect(main.getByRole(role).filter({ visible: true })).toHaveCount(0)
  }
})

test('a choice of billing or of a fee says its prices', async ({ page }) => {
  const said = page.getByRole('main').getByRole('status')
  await visit(page, '/platform')
  const prices = said.filter({ hasText: PLANS.starter.name })
  await expect(prices).toHaveText(/per month$/, { useInnerText: true })
  await page.getByRole('radio', { name: 'Annual' }).check()
  await expect(prices).toHaveText(/per year$/, { useInnerText: true })
  await expect(prices).toContainText(yearlyPrice('business'), { useInnerText: true })

  await visit(page, '/services/website')
  await page.getByRole('radio', { name: 'Lower Monthly Fee' }).check()
  await expect(said).toHaveText(website.pricing.announcements.monthly, { useInnerText: true })
})

test('a click beside the wizard closes it', async ({ page }) => {
  await visit(page, '/platform?sign-up=starter')
  await expect(wizardOf(page)).toBeVisible()
  await page.mouse.click(10, 10)
  await expect(wizardOf(page)).toBeHidden()
})
