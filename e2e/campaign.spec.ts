import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { attributionDebug } from '../src/content/attribution-debug'
import { PLANS } from '../src/shared/plans'
import { BILLING_LABELS } from '../src/shared/pricing'
import { SETUP_OPTIONS } from '../src/shared/setup-options'
import { FAKE_STRIPE_URL } from './support/addresses'
import { expect, test } from './support/test'
import { fillCustomer, goToPayment, newCustomer, submitButton, wizardOf } from './support/wizard'

const words = attributionDebug

const Report = z.object({
  source: z.string(),
  rows: z.array(z.looseObject({ utm_campaign: z.nullable(z.string()) })),
})

/** Runs the report as docs/operations.md has it, for the fake Stripe of the site under test. */
async function campaignReport() {
  const command = 'npm run --silent campaign-report -- --by utm_source,utm_campaign --json'
  // An empty key is set, so none is taken from a developer's .env.
  const env = { ...process.env, STRIPE_SECRET_KEY: '', STRIPE_API_BASE: FAKE_STRIPE_URL }
  const { stdout } = await promisify(exec)(command, { env })
  return Report.parse(JSON.parse(stdout))
}

test('a link made in the panel leads to a sign-up that the report finds under its campaign', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = `Spring ${crypto.randomUUID()}`
  const campaign = name.toLowerCase().replace(' ', '-')

  await page.goto('/about?debug=utm')
  const panel = page.getByRole('complementary', { name: words.title })
  await panel.getByRole('heading', { name: words.builder.title }).click()
  await panel.getByLabel('Page').selectOption(`Sign-up on ${PLANS.business.name}`)
  await panel.getByLabel('Billing').selectOption(BILLING_LABELS.yearly)
  await panel.getByLabel('Source').fill('Google')
  await panel.getByLabel('Medium').fill('CPC')
  await panel.getByLabel('Campaign', { exact: true }).fill(name)
  await panel.getByRole('button', { name: words.builder.copy }).press('Enter')
  await expect(panel.getByRole('status').filter({ hasText: words.builder.copied })).toBeVisible()
  const link = await page.evaluate(async () => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('utm_campaign')).toBe(campaign)

  const visit = await context.newPage()
  await visit.goto(link)
  const wizard = wizardOf(visit)
  await expect(wizard.getByRole('radio', { name: PLANS.business.name })).toBeChecked()
  await goToPayment(wizard, 'assisted')
  await expect(wizard.getByRole('radio', { name: BILLING_LABELS.yearly })).toBeChecked()
  await fillCustomer(wizard, newCustomer())
  await submitButton(wizard).click()
  await visit.getByRole('button', { name: 'Start trial' }).click()
  await expect(visit).toHaveURL(/\/subscription-success/)

  const rowOf = async () => {
    const { source, rows } = await campaignReport()
    expect(source).toBe('fake')
    return rows.filter(({ utm_campaign: value }) => value === campaign)
  }
  const inTrial = { utm_source: 'google', utm_campaign: campaign, signUps: 1, inTrial: 1 }
  const plans = { starter: 0, business: 1, shimzy: 0 }
  const setupFeeCents = SETUP_OPTIONS.assisted.feeCents
  expect(await rowOf()).toMatchObject([{ ...inTrial, plans, setupFeeCents }])
})
