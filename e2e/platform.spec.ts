import { platformFeatures } from '../src/content/pages/platform/features'
import { platformQuestions } from '../src/content/pages/platform/questions'
import { PLAN_DESCRIPTIONS } from '../src/content/plan-descriptions'
import { platformTestimonials } from '../src/content/testimonials'
import { expect, test } from './support/test'
import { PHONE, visit } from './support/visit'

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
