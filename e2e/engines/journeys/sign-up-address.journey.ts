import { open } from '../../support/visit'
import { goToPayment, planLink, submitButton, wizardOf } from '../../support/wizard'
import { expect } from '../expect'
import { test } from '../test'

test('the address of a sign-up opens the wizard on its plan and billing', async ({ page }) => {
  await open(page, '/platform?sign-up=business&billing=yearly')
  const wizard = wizardOf(page)
  await expect(wizard.getByRole('radio', { name: 'Business' })).toBeChecked()
  await goToPayment(wizard, 'self')
  await expect(wizard.getByRole('radio', { name: 'Annual' })).toBeChecked()
})

test('Back closes the wizard and gives the focus back, Forward opens it again', async ({
  page,
}) => {
  await open(page, '/platform')
  const wizard = wizardOf(page)
  await planLink(page, 'business').click()
  await expect(page).toHaveURL('/platform?sign-up=business&billing=monthly')
  await expect(wizard).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/platform')
  await expect(wizard).toBeHidden()
  await expect(planLink(page, 'business')).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL('/platform?sign-up=business&billing=monthly')
  await expect(wizard.getByRole('radio', { name: 'Business' })).toBeVisible()
})

test('Escape takes the two parameters out of the address and leaves the rest', async ({ page }) => {
  await open(page, '/platform?utm_source=fair&sign-up=starter&billing=monthly#pricing')
  await expect(wizardOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wizardOf(page)).toBeHidden()
  await expect(page).toHaveURL('/platform?utm_source=fair#pricing')
})

test('a reload shows the wizard at the same step with what was typed', async ({ page }) => {
  await open(page, '/platform?sign-up=starter')
  const wizard = wizardOf(page)
  await goToPayment(wizard, 'self')
  await wizard.getByLabel('Full name').fill('Dana Whitfield')
  await page.reload()
  await expect(submitButton(wizard)).toBeVisible()
  expect(await wizard.getByLabel('Full name').inputValue()).toBe('Dana Whitfield')
})

test('a tagged link on another page opens the wizard', { tag: '@full' }, async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/platform?utm_source=fair&sign-up=shimzy'
    link.textContent = 'Try Shimzy'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Try Shimzy', exact: true }).click()
  await expect(wizardOf(page).getByRole('radio', { name: 'Shimzy' })).toBeVisible()
  await expect(page).toHaveURL('/platform?utm_source=fair&sign-up=shimzy')
})
