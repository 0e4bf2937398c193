import { launchOptions } from './launch-options'
import { expect, test } from './support/test'
import { fillWizard, newCustomer, submitButton } from './support/wizard'

// The browser keeps pages for Back and Forward only if it is told to.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('Back from the payment page shows the filled wizard with its buttons enabled', async ({
  page,
}) => {
  const customer = newCustomer()
  const wizard = await fillWizard(page, { plan: 'starter', setup: 'self', customer })
  await submitButton(wizard).click()
  await expect(page.getByRole('heading', { name: 'Checkout rehearsal' })).toBeVisible()
  // A page that was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(submitButton(wizard)).toBeEnabled()
  await expect(wizard.getByRole('button', { name: 'Back' })).toBeEnabled()
  await expect(wizard.getByLabel('Email')).toHaveValue(customer.email)
})
