import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import * as z from 'zod'
import { attributionDebug } from '../src/content/attribution-debug'
import { BILLING_LABELS } from '../src/shared/pricing'
import { SETUP_OPTIONS } from '../src/shared/setup-options'
import { FAKE_STRIPE_URL } from './support/addresses'
import { untilApplicationRuns } from './support/application'
import { CAMPAIGN, campaignLink } from './support/campaign'
import { expect, test } from './support/test'
import { fillCustomer, goToPayment, newCustomer, submitButton, wizardOf } from './support/wizard'

const words = attributionDebug

/** The panel for staff, with one of its sections opened. */
async function openSection(page: Page, title: string): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: words.title })
  await panel.getByRole('heading', { name: title }).click()
  return panel
}

const Report = z.object({
  source: z.string(),
  rows: z.array(
    z.object({
      utm_source: z.nullable(z.string()),
      utm_campaign: z.nullable(z.string()),
      signUps: z.number(),
      inTrial: z.number(),
      plans: z.object({ starter: z.number(), business: z.number(), shimzy: z.number() }),
      setupFeeCents: z.number(),
    }),
  ),
})

/** Runs `npm run campaign-report` as staff would, for the fake Stripe of the site under test. */
async function campaignReport() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      'tsx',
      'src/commands/campaign-report.ts',
      '--by=utm_source,utm_campaign',
      '--json',
    ],
    // An empty key is set, so none is taken from a developer's .env.
    { env: { ...process.env, STRIPE_SECRET_KEY: '', STRIPE_API_BASE: FAKE_STRIPE_URL } },
  )
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
  const panel = await openSection(page, words.builder.title)
  await panel.getByLabel('Page').selectOption('Sign-up on Business')
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
  await expect(wizard.getByRole('radio', { name: 'Business' })).toBeChecked()
  await goToPayment(wizard, 'assisted')
  await expect(wizard.getByRole('radio', { name: BILLING_LABELS.yearly })).toBeChecked()
  await fillCustomer(wizard, newCustomer())
  await submitButton(wizard).click()
  await visit.getByRole('button', { name: 'Start trial' }).click()
  await expect(visit).toHaveURL(/\/subscription-success/)

  const { source, rows } = await campaignReport()
  expect(source).toBe('fake')
  expect(rows.filter(({ utm_campaign: value }) => value === campaign)).toEqual([
    {
      utm_source: 'google',
      utm_campaign: campaign,
      signUps: 1,
      inTrial: 1,
      plans: { starter: 0, business: 1, shimzy: 0 },
      setupFeeCents: SETUP_OPTIONS.assisted.feeCents,
    },
  ])
})

test('the panel says what a checkout would send, until the campaign is cleared', async ({
  page,
}) => {
  await page.goto(`${campaignLink('/about')}&debug=utm`)
  const panel = await openSection(page, words.checkout.title)
  const sent = panel.locator('details').filter({ hasText: words.checkout.title })
  for (const value of [...Object.values(CAMPAIGN), '/about']) {
    await expect(sent.getByRole('definition').getByText(value, { exact: true })).toBeVisible()
  }
  await panel.getByRole('button', { name: words.stored.clear }).click()
  await expect(sent.getByText(words.checkout.empty)).toBeVisible()
})

test('the panel lists the links of the page that carry the campaign', async ({ page }) => {
  await page.goto(`${campaignLink('/about')}&debug=utm`)
  const panel = await openSection(page, words.links.title)
  const listed = panel
    .locator('details')
    .filter({ hasText: words.links.title })
    .getByRole('listitem')
  await expect(listed.filter({ hasText: /source=website/ })).not.toHaveCount(0)

  await page.goto('/contact?debug=utm')
  await openSection(page, words.links.title)
  await expect(listed.filter({ hasText: '/booking' }).first()).toBeVisible()
})

test('visits without debug=utm load nothing of the panel', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/about')
  await untilApplicationRuns(page)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => url.includes('debug-panel'))).toEqual([])
})
