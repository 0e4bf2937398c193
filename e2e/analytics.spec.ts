import type { Page } from '@playwright/test'
import {
  googleCommands,
  googleEvents,
  metaCommands,
  metaEventCount,
  recordAnalytics,
} from './support/analytics'
import { mainNav, untilApplicationRuns } from './support/application'
import { sessionsOf } from './support/fake-stripe'
import { expect, test } from './support/test'
import { fillWizard, newCustomer, submitButton } from './support/wizard'

const pageViews = (page: Page) => googleEvents(page, 'page_view')

/** Waits until both services were told of a number of pages, and of no more. */
async function expectViews(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await pageViews(page)).length).toBe(count)
  expect(await metaEventCount(page, 'PageView')).toBe(count)
}

test('anchors and the current page’s link are no page views; the wizard’s address is one, and so is leaving it', async ({
  page,
}) => {
  await recordAnalytics(page)
  await page.goto('/platform')
  await untilApplicationRuns(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/platform#pricing')
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await expect(page).toHaveURL('/platform')
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/platform')
  await mainNav(page).getByRole('link', { name: 'About' }).click()
  await expectViews(page, 4)
})

test('a paid subscription is reported once, without its session, also after a reload', async ({
  page,
}) => {
  await recordAnalytics(page)
  const customer = newCustomer()
  const wizard = await fillWizard(page, {
    plan: 'business',
    setup: 'self',
    billing: 'yearly',
    customer,
  })
  await submitButton(wizard).click()
  await page.getByRole('button', { name: 'Start trial' }).click()
  const subscriptions = () => googleEvents(page, 'subscribe')
  await expect.poll(subscriptions).toEqual([{ plan: 'business', billing_period: 'yearly' }])
  await expect.poll(() => metaEventCount(page, 'StartTrial')).toBe(1)
  expect(await metaEventCount(page, 'PageView')).toBe(1)
  const [session] = await sessionsOf(customer.email)
  const told = JSON.stringify([await googleCommands(page), await metaCommands(page)])
  expect(told).not.toContain(session?.id ?? 'cs_')
  expect(page.url()).not.toContain('session_id')

  await page.goto(`/subscription-success?plan=business&session_id=${session?.id}`)
  await expect(page.getByText(/^Add a card by/)).toBeVisible()
  expect(await subscriptions()).toEqual([])
})
