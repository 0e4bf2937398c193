import type { Page } from '@playwright/test'
import { subscriptionSuccess } from '../src/content/pages/subscription-success'
import { LATER_SCRIPTS, STYLE_SHEETS } from './support/hold'
import { expect, test } from './support/test'
import { mainNav, openApplication } from './support/visit'
import { planLink, wizardOf } from './support/wizard'

/** Answers like a server after a deployment, which has removed the previous files. */
async function removeFiles(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  )
}

test('without React the page stays readable and its links work', async ({ page, allowFault }) => {
  allowFault('Failed to load resource')
  allowFault('The application could not be loaded:')
  await removeFiles(page, LATER_SCRIPTS)
  await page.goto('/subscription-success?plan=starter')
  // After 8 seconds.
  await expect(page.getByText(subscriptionSuccess.slow)).toBeVisible({ timeout: 20_000 })
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await expect(page).toHaveURL('/platform')
})

test('an island whose code is gone stays as it is, and is hydrated once the code is there', async ({
  page,
  allowFault,
}) => {
  allowFault('Failed to load resource')
  allowFault("The island 'demo-chat' could not be loaded:")
  await openApplication(page, '/')
  await removeFiles(page, LATER_SCRIPTS)
  const told = page.waitForEvent('console', (message) => message.text().includes("'demo-chat'"))
  const field = page.getByLabel('Write a message to Shimzy')
  await field.click()
  await told
  await page.keyboard.type('Is there a free trial?')
  await expect(field).toHaveValue('Is there a free trial?')
  await page.unroute(LATER_SCRIPTS)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Is there a free trial?')).toHaveCount(1)
})

test('a wizard whose code cannot be loaded leaves the page, and opens once it can', async ({
  page,
  allowFault,
}) => {
  allowFault('ERR_FAILED')
  allowFault('The sheet of all classes could not be loaded')
  allowFault('Failed to fetch dynamically imported module')
  await openApplication(page, '/platform')
  await page.route(LATER_SCRIPTS, (route) => route.abort())
  await page.route(STYLE_SHEETS, (route) => route.abort())
  await planLink(page, 'starter').click()
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  await expect(failure).toBeInViewport({ ratio: 1 })
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toBeHidden()
  await expect(page).toHaveURL('/platform')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(LATER_SCRIPTS)
  await planLink(page, 'starter').click()
  await expect(failure, 'Without its styles, the wizard would be a ruin').toBeInViewport()
  await failure.getByRole('button', { name: 'Close' }).click()
  await page.unroute(STYLE_SHEETS)
  await planLink(page, 'starter').click()
  await expect(wizardOf(page).getByRole('radio', { name: 'Starter' })).toBeChecked()
})
