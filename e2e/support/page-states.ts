import type { Page } from '@playwright/test'
import { signUp } from '../../src/content/sign-up'
import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import { pathTo } from '../../src/site/routes'
import { expect } from './test'
import {
  failCheckout,
  fillCustomer,
  goToPayment,
  newCustomer,
  openWizard,
  submitButton,
} from './wizard'

/** What a page looks like after something was done on it. */
export interface PageState {
  readonly name: string
  readonly path: string
  readonly reach: (page: Page) => Promise<unknown>
  /** What the console says of it, for `allowFault`. */
  readonly fault?: string
  /** Set where wide views have no such state. */
  readonly isPhoneOnly?: true
}

const platform = pathTo('platform')

/** Every state that the accessibility tests check and the screenshots show. */
export const PAGE_STATES: readonly PageState[] = [
  {
    name: 'the first wizard step',
    path: platform,
    reach: async (page) => openWizard(page, 'business'),
  },
  {
    name: 'the second wizard step',
    path: platform,
    reach: async (page) => {
      const wizard = await openWizard(page, 'business')
      await wizard.getByRole('button', { name: signUp.plan.next }).click()
      await expect(wizard.getByText(signUp.setup.heading)).toBeVisible()
    },
  },
  {
    name: 'a form that was sent empty',
    path: platform,
    reach: async (page) => {
      const wizard = await openWizard(page, 'starter')
      await goToPayment(wizard, 'assisted')
      await submitButton(wizard).click()
      await expect(wizard.getByText(CHECKOUT_MESSAGES.required).first()).toBeVisible()
    },
  },
  {
    name: 'a checkout that failed',
    path: platform,
    fault: 'status of 502',
    reach: async (page) => {
      await failCheckout(page)
      const wizard = await openWizard(page, 'starter')
      await goToPayment(wizard, 'self')
      // The same email every time, because it shows in the pictures.
      await fillCustomer(wizard, { ...newCustomer(), email: 'owner@customer.example' })
      await submitButton(wizard).click()
      await expect(wizard.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'the open menu',
    path: pathTo('home'),
    isPhoneOnly: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'a refused key for the chat',
    path: pathTo('home'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Connect API' }).click()
      await page.getByRole('button', { name: 'Save key' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'a chat under way',
    path: pathTo('home'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'What does it cost?' }).click()
      await expect(page.getByRole('log').getByText('See the plans')).toBeVisible()
    },
  },
  {
    name: 'the privacy choices',
    path: pathTo('about'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Your privacy choices' }).click()
      await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible()
    },
  },
  {
    name: 'the panel for staff',
    path: `${pathTo('about')}?debug=utm&utm_source=google`,
    reach: async (page) => expect(page.getByRole('complementary')).toBeVisible(),
  },
]
