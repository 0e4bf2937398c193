import type { Page } from '@playwright/test'
import { signUp } from '../src/content/sign-up'
import { CHECKOUT_MESSAGES, CHECKOUT_PATH } from '../src/shared/checkout'
import { pathTo } from '../src/site/routes'
import { expectNoViolations } from './support/axe'
import { PAGE_PATHS } from './support/pages'
import { expect, test } from './support/test'
import { DESKTOP, drawEverything, expectedFaults, PHONE, visit, type View } from './support/visit'
import { fillCustomer, goToPayment, newCustomer, openWizard, submitButton } from './support/wizard'

const VIEWS: readonly (readonly [name: string, view: View])[] = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
]

for (const path of PAGE_PATHS) {
  for (const [name, view] of VIEWS) {
    test(`${path} keeps to WCAG 2.2 AA on a ${name}`, async ({ page, allowFault }) => {
      expectedFaults(path).forEach(allowFault)
      await visit(page, path, view)
      await drawEverything(page)
      await expectNoViolations(page)
    })
  }
}

/** What a page looks like after something was done on it. */
const STATES: readonly (readonly [
  name: string,
  path: string,
  reach: (page: Page) => Promise<unknown>,
])[] = [
  ['the first wizard step', pathTo('platform'), async (page) => openWizard(page, 'business')],
  [
    'the second wizard step',
    pathTo('platform'),
    async (page) => {
      const wizard = await openWizard(page, 'business')
      await wizard.getByRole('button', { name: signUp.plan.next }).click()
      await expect(wizard.getByText(signUp.setup.heading)).toBeVisible()
    },
  ],
  [
    'the third wizard step',
    pathTo('platform'),
    async (page) => goToPayment(await openWizard(page, 'shimzy'), 'shimzy'),
  ],
  [
    'a form that was sent empty',
    pathTo('platform'),
    async (page) => {
      const wizard = await openWizard(page, 'starter')
      await goToPayment(wizard, 'assisted')
      await submitButton(wizard).click()
      await expect(wizard.getByText(CHECKOUT_MESSAGES.required).first()).toBeVisible()
    },
  ],
  [
    'a checkout that failed',
    pathTo('platform'),
    async (page) => {
      await page.route(`**${CHECKOUT_PATH}`, async (route) => {
        const error = { code: 'upstream', message: '', requestId: 'r-1' }
        await route.fulfill({ status: 502, json: { error } })
      })
      const wizard = await openWizard(page, 'starter')
      await goToPayment(wizard, 'self')
      await fillCustomer(wizard, newCustomer())
      await submitButton(wizard).click()
      await expect(wizard.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'a refused key for the chat',
    pathTo('home'),
    async (page) => {
      await page.getByRole('button', { name: 'Connect API' }).click()
      await page.getByRole('button', { name: 'Save key' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'a chat under way',
    pathTo('home'),
    async (page) => {
      await page.getByRole('button', { name: 'What does it cost?' }).click()
      await expect(page.getByRole('log').getByText('See the plans')).toBeVisible()
    },
  ],
  [
    'the privacy choices',
    pathTo('about'),
    async (page) => {
      await page.getByRole('button', { name: 'Your privacy choices' }).click()
      await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible()
    },
  ],
  [
    'the panel for staff',
    `${pathTo('about')}?debug=utm&utm_source=google`,
    async (page) => expect(page.getByRole('complementary')).toBeVisible(),
  ],
  ...(['platform', 'platformFees', 'contact', 'seo'] as const).map(
    (route) =>
      [
        `every question opened on ${pathTo(route)}`,
        pathTo(route),
        async (page: Page) => {
          // At once, although in some lists one opens at a time: what is open is the same.
          await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
            for (const details of all) {
              details.removeAttribute('name')
              details.open = true
            }
          })
          await expect(page.locator('main details[open]')).not.toHaveCount(0)
        },
      ] as const,
  ),
]

for (const [name, path, reach] of STATES) {
  for (const [viewName, view] of VIEWS) {
    test(`${name} keeps to WCAG 2.2 AA on a ${viewName}`, async ({ page, allowFault }) => {
      if (name === 'a checkout that failed') allowFault('status of 502')
      await visit(page, path, view)
      await reach(page)
      await drawEverything(page)
      await expectNoViolations(page)
    })
  }
}

test('the open menu keeps to WCAG 2.2 AA', async ({ page }) => {
  await visit(page, pathTo('home'), PHONE)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectNoViolations(page)
})
