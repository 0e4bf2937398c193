import type { Page } from '@playwright/test'
import { CHECKOUT_PATH } from '../src/shared/checkout'
import { translateFromTheStart, translatePage } from './support/fake-translator'
import { FIRST_SCRIPT, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { scrollToIsland, untilHydrated } from './support/visit'
import {
  chooseBilling,
  customerIn,
  fillCustomer,
  goToPayment,
  newCustomer,
  submitButton,
  wizardOf,
} from './support/wizard'

// Every test fails on an error in the console (support/test.ts), for example one of React about a node
// that the translation has replaced. The translator puts «» around each text, so names are matched in part.

const ways = [
  { name: 'before it is hydrated', from: translateFromTheStart, width: 390, stretch: 2 },
  { name: 'once it is hydrated', from: translatePage, width: 1280, stretch: 1 },
] as const

/** The sign-up links of the pricing section, by address, because translation changes their names. */
const planLinks = (page: Page) => page.locator('article a[href*="sign-up="]')

for (const { name, from, width, stretch } of ways) {
  /** Opens a page that is translated before or after it is hydrated. */
  const open = async (page: Page, path: string) => {
    await page.setViewportSize({ width, height: 844 })
    if (from === translateFromTheStart) await from(page, stretch)
    await page.goto(path)
    await untilHydrated(page)
    if (from === translatePage) await from(page, stretch)
  }

  test(`the sign-up goes through on a page translated ${name}`, async ({ page, allowFault }) => {
    allowFault('status of 402')
    const customer = newCustomer()
    await open(page, '/platform?sign-up=business&billing=monthly')
    const wizard = wizardOf(page)
    await expect(wizard.getByRole('heading', { name: 'Choose your plan' })).toBeVisible()
    await wizard.getByRole('radio', { name: 'Shimzy' }).check()
    await expect(wizard).toHaveAccessibleName(/Start with Shimzy/)
    await wizard.getByRole('radio', { name: 'Business' }).check()
    await expect(wizard).toHaveAccessibleName(/Start your trial/)
    await goToPayment(wizard, 'assisted')
    await expect(wizard.getByText(/until you cancel/).first()).toBeVisible()

    await submitButton(wizard).click()
    await expect(wizard.getByText(/Required/)).toHaveCount(3)
    await fillCustomer(wizard, { ...customer, email: 'dana@' })
    await expect(wizard.getByText('Invalid email address')).toBeVisible()
    await fillCustomer(wizard, customer)
    await chooseBilling(wizard, 'yearly')
    await expect(wizard.getByText(/every year/).first()).toBeVisible()

    const error = {
      code: 'provider',
      message: 'Stripe API error: Your card was declined.',
      requestId: 'request-1',
    }
    await page.route(`**${CHECKOUT_PATH}`, (route) =>
      route.fulfill({ status: 402, json: { error } }),
    )
    await submitButton(wizard).click()
    await expect(wizard.getByRole('alert')).toContainText('Your card was declined.')
    await expect(submitButton(wizard)).toBeFocused()
    await page.unroute(`**${CHECKOUT_PATH}`)
    await wizard.getByRole('button', { name: 'Back' }).click()
    await wizard.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect.poll(() => customerIn(wizard)).toEqual(customer)
    await submitButton(wizard).click()
    await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => customerIn(wizard)).toEqual(customer)
    await expect(submitButton(wizard)).toBeEnabled()
  })

  test(`menu, tabs, carousels and billing work on a page translated ${name}`, async ({ page }) => {
    await open(page, '/platform')
    await page.getByRole('radio', { name: 'Annual' }).check()
    await expect(planLinks(page).last()).toHaveAttribute('href', /billing=yearly/)
    await page.getByRole('button', { name: 'Pause testimonials' }).click()
    const play = page.getByRole('button', { name: 'Play testimonials' })
    await expect(play).toContainText('Play')
    await page.getByRole('button', { name: 'Pause integrations' }).click()
    await expect(page.getByRole('button', { name: 'Play integrations' })).toContainText('Play')
    await scrollToIsland(page, 'platform-features')
    const tabs = page.locator('[data-island="platform-features"]').getByRole('tab')
    for (const tab of await tabs.all()) {
      if (!(await tab.isVisible())) continue
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    }
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    if (await menu.isVisible()) await menu.click()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Services' })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL('/services')
    await expect(page.getByRole('main').getByRole('link', { name: /Learn More/ })).not.toHaveCount(
      0,
    )
    await page.goBack()
    await expect(page).toHaveURL(/\/platform/)
    await expect(planLinks(page).last()).toBeAttached()
  })

  test(`the chat answers on a page translated ${name}`, async ({ page }) => {
    await open(page, '/?debug=utm&utm_source=fair')
    const panel = page.getByText('utm_source').first()
    await expect(panel).toBeAttached()
    const log = page.getByRole('log')
    await page.getByRole('button', { name: 'What can Shimzy do?' }).click()
    await expect(log.getByText('What can Shimzy do?')).toHaveCount(1)
    const field = page.getByLabel('Message to Shimzy')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await field.fill('Is there a free trial?')
    await field.press('Enter')
    await expect(log.locator(':scope > div')).toHaveCount(5)
    await page.getByRole('button', { name: 'Connect API' }).click()
    await page.getByRole('button', { name: 'Save key' }).click()
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText('key')
  })
}

test('what was typed and sent before a translated page is hydrated is answered', async ({
  page,
}) => {
  await translateFromTheStart(page)
  const release = await holdRequests(page, FIRST_SCRIPT)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByLabel('Message to Shimzy')
  await field.fill('Is there a free trial?')
  await field.press('Enter')
  release()
  await expect(page.getByRole('log').getByText('Is there a free trial?')).toHaveCount(1)
})

test('extensions, large text, a blocked storage and a wrong clock do not stop a sign-up', async ({
  page,
}) => {
  const DAY_MS = 86_400_000
  await page.addInitScript((wrongBy) => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
    const now = Date.now.bind(Date)
    Date.now = () => now() + wrongBy
    addEventListener('DOMContentLoaded', () => {
      // An extension's toolbar, and what it writes on the elements that every page has.
      document.documentElement.setAttribute('data-extension', 'on')
      document.body.setAttribute('data-extension', 'on')
      document.body.prepend(document.createElement('extension-toolbar'))
      document.body.append(document.createElement('extension-overlay'))
      document.documentElement.style.fontSize = '200%'
      // A password manager puts its icon beside every field, also those that come later.
      const decorate = () => {
        for (const field of document.querySelectorAll('input:not([type=radio], [data-manager])')) {
          field.setAttribute('data-manager', '')
          field.after(document.createElement('password-icon'))
        }
      }
      decorate()
      new MutationObserver(decorate).observe(document.body, { subtree: true, childList: true })
    })
  }, DAY_MS)
  const customer = newCustomer()
  await page.goto('/platform?sign-up=starter')
  const wizard = wizardOf(page)
  await goToPayment(wizard, 'self')
  await submitButton(wizard).click()
  await expect(wizard.getByText(/Required/)).toHaveCount(3)
  await fillCustomer(wizard, customer)
  await wizard.getByRole('button', { name: 'Back' }).click()
  await wizard.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect.poll(() => customerIn(wizard)).toEqual(customer)
  await submitButton(wizard).click()
  await page.getByRole('button', { name: 'Start trial' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Successful')
  await page.getByRole('button', { name: 'Your privacy choices' }).click()
  await page.getByRole('switch', { name: 'Measurement' }).uncheck()
  await expect(page.getByText(/your choice lasts until you leave/)).toBeVisible()
})
