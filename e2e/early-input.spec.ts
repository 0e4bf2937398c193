import { formatUsd } from '../src/shared/money'
import { planPriceCents } from '../src/shared/pricing'
import { SERVICE_STARTING_PRICES } from '../src/site/service-prices'
import { LATER_SCRIPTS, ENTRY_SCRIPT, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { PHONE, untilHydrated } from './support/visit'
import { goToPayment, planLink, wizardOf } from './support/wizard'

test('a message sent in the chat before React has loaded is answered', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/')
  const field = page.getByLabel('Write a message to Shimzy')
  await field.fill('What does SEO cost?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/')
  release()
  const log = page.getByRole('log')
  await expect(log.getByText('What does SEO cost?')).toBeVisible()
  await expect(log.getByText(formatUsd(SERVICE_STARTING_PRICES.seo.cents))).toBeVisible()
  await expect(field).toHaveValue('')
})

test('the menu left open stays open when React arrives', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/platform')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  release()
  await untilHydrated(page)
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(menu).toBeHidden()
})

test('a plan and a billing period chosen before any script has loaded reach the wizard', async ({
  page,
}) => {
  const release = await holdRequests(page, ENTRY_SCRIPT)
  await page.goto('/platform', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Annual' }).check()
  await planLink(page, 'starter').click()
  await page.waitForURL('/platform?sign-up=starter&billing=yearly', { waitUntil: 'commit' })
  release()
  const wizard = wizardOf(page)
  await goToPayment(wizard, 'self')
  await expect(wizard.getByRole('radio', { name: 'Annual' })).toBeChecked()
  const price = formatUsd(planPriceCents('starter', 'yearly'))
  await expect(wizard.getByText(`${price} every year`)).toBeVisible()
})

test('the privacy choices asked for before any script has loaded open', async ({ page }) => {
  const release = await holdRequests(page, ENTRY_SCRIPT)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Your privacy choices' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible()
})
