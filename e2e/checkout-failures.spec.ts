import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../src/dev/fake-stripe/faults'
import { test } from './support/own-checkout'
import { sessionsOf } from './support/fake-stripe'
import { expect } from './support/test'
import { untilHydrated } from './support/visit'
import {
  expectCustomer,
  fillCustomer,
  fillWizard,
  goToPayment,
  newCustomer,
  openWizard,
  submitButton,
} from './support/wizard'

const FALLBACK = 'There was a problem processing your payment'
const UNKNOWN = 'Stripe API error: Unknown error'

/** Stripe's client tries once more where that may help, so such faults have to last for two tries. */
const BOTH_TRIES = 2

interface Failure {
  readonly fault: Fault
  readonly times: number
  readonly banner: string
}

/**
 * What the visitor reads about each way in which Stripe can fail, ordered so that
 * each text differs from the one before and so must be new.
 */
const REFUSALS: readonly Failure[] = [
  { fault: 'card-402', times: 1, banner: 'Stripe API error: Your card was declined.' },
  { fault: 'http-401', times: 1, banner: UNKNOWN },
  { fault: 'no-url', times: 1, banner: 'No checkout URL returned from Stripe' },
  { fault: 'http-403', times: 1, banner: UNKNOWN },
  { fault: 'http-500', times: BOTH_TRIES, banner: 'Stripe API error: An unknown error occurred' },
  { fault: 'price-400', times: 1, banner: UNKNOWN },
]
const OUTAGES_AND_WRONG_PRICES: readonly Failure[] = [
  { fault: 'http-429', times: 1, banner: FALLBACK },
  { fault: 'higher-price', times: 1, banner: UNKNOWN },
  { fault: 'http-409', times: BOTH_TRIES, banner: FALLBACK },
  { fault: 'wrong-interval', times: 1, banner: UNKNOWN },
  { fault: 'drop', times: BOTH_TRIES, banner: FALLBACK },
  { fault: 'wrong-currency', times: 1, banner: UNKNOWN },
  // The last one: its session is made, and a retry finds it.
  { fault: 'hang', times: BOTH_TRIES, banner: FALLBACK },
]

/** The message above the buttons. */
const bannerOf = (wizard: Locator) => wizard.getByRole('alert')

async function expectToast(page: Page): Promise<void> {
  await expect(page.getByText('Payment Error', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByText('There was a problem processing your payment. Please try again.').first(),
  ).toBeVisible()
}

for (const [title, failures] of [
  ['each refusal of Stripe is told in its words', REFUSALS],
  ['an outage or a wrong price at Stripe is told without details', OUTAGES_AND_WRONG_PRICES],
] as const) {
  test(`${title}, keeps the form, and a retry succeeds`, async ({ page, stripe, allowFault }) => {
    allowFault('Failed to load resource')
    const customer = newCustomer()
    const wizard = await fillWizard(page, { plan: 'starter', setup: 'assisted', customer })
    for (const { fault, times, banner } of failures) {
      await test.step(fault, async () => {
        stripe.faults.add(fault, times, 'create')
        await submitButton(wizard).click()
        await expect(bannerOf(wizard)).toContainText(banner)
        await expect(submitButton(wizard)).toBeFocused()
      })
    }
    await expectToast(page)
    await expectCustomer(wizard, customer)

    await submitButton(wizard).click()
    await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
    const openSessions = stripe.sessions
      .all()
      .filter(({ status, url }) => status === 'open' && url !== null)
    expect(openSessions).toHaveLength(1)
  })
}

test('a lost reply, a reload and the same form make one session', async ({
  page,
  stripe,
  allowFault,
}) => {
  allowFault('Failed to load resource')
  const customer = newCustomer()
  const order = { plan: 'business', setup: 'self', customer } as const
  const wizard = await fillWizard(page, order)
  stripe.faults.add('cut-reply', 1, 'create')
  await submitButton(wizard).click()
  await expect(bannerOf(wizard)).toContainText(FALLBACK)
  await submitButton(await fillWizard(page, order)).click()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  expect(stripe.sessions.all()).toHaveLength(1)
})

test('going offline in the middle of the wizard is told, and the form can be sent later', async ({
  page,
  context,
  allowFault,
}) => {
  allowFault('ERR_INTERNET_DISCONNECTED')
  const customer = newCustomer()
  await page.goto('/platform')
  const wizard = await openWizard(page, 'starter')
  await untilHydrated(page)
  await context.setOffline(true)
  await goToPayment(wizard, 'self')
  await fillCustomer(wizard, customer)
  await submitButton(wizard).click()
  await expect(bannerOf(wizard)).toContainText(FALLBACK)
  await expect(bannerOf(wizard)).toContainText('You seem to be offline.')
  await expectToast(page)
  await context.setOffline(false)
  await submitButton(wizard).click()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  expect(await sessionsOf(customer.email)).toHaveLength(1)
})
