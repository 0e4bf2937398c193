import { signUp } from '../src/content/sign-up'
import { CHECKOUT_PATH, CheckoutReply } from '../src/shared/checkout'
import { wholeBrowserOptions } from './browsers'
import { FAKE_STRIPE_URL } from './support/addresses'
import { expect, test } from './support/test'
import { fillCustomer, goToPayment, newCustomer, submitButton, wizardOf } from './support/wizard'

/** Visitors have this cache. Playwright switches it off, and the headless shell has none. */
test.use({
  launchOptions: {
    ...wholeBrowserOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('a page from the back/forward cache knows that its sign-up is paid', async ({ page }) => {
  // As in production, Stripe's page is another site than ours, so Chromium shows it in another process.
  await page.route(`**${CHECKOUT_PATH}`, async (route) => {
    const response = await route.fetch()
    const { url, ...reply } = CheckoutReply.parse(await response.json())
    const otherSite = FAKE_STRIPE_URL.replace('127.0.0.1', 'localhost')
    await route.fulfill({
      response,
      json: { ...reply, url: url.replace(FAKE_STRIPE_URL, otherSite) },
    })
  })
  await page.goto('/platform?sign-up=starter')
  const wizard = wizardOf(page)
  await goToPayment(wizard, 'self')
  await fillCustomer(wizard, newCustomer())
  await page.evaluate(() => void Object.assign(window, { wasKept: true }))
  await submitButton(wizard).click()
  await page.getByRole('button', { name: 'Start trial' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Successful')
  await page.evaluate(() => window.history.go(-2))
  await page.waitForFunction(() => 'wasKept' in window)
  await expect(wizard.getByRole('heading', { name: signUp.paid.title })).toBeVisible()
})
