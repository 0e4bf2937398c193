import type { Page } from '@playwright/test'
import { formatUsd } from '../src/shared/money'
import { planPriceCents } from '../src/shared/pricing'
import { LATER_SCRIPTS, holdRequests, refuseRequests } from './support/hold'
import { expect, test } from './support/test'
import { mainNav, untilApplicationRuns } from './support/visit'
import { planLink, wizardOf } from './support/wizard'

/** Answers like a server after a deployment, which has removed the previous files. */
async function removeFiles(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  )
}

/** Tells the paths of the documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname)
    }
  })
  return documents
}

test('a page whose file is gone after a deployment is reloaded, once', async ({
  page,
  allowFault,
}) => {
  allowFault('Failed to load resource')
  allowFault('Failed to fetch dynamically imported module')
  await page.goto('/about')
  await untilApplicationRuns(page)
  const documents = documentsOf(page)
  await page.route(LATER_SCRIPTS, async (route) => {
    if (documents.length > 0) await route.fallback()
    else await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })
  })
  await mainNav(page).getByRole('link', { name: 'Services' }).click()
  await expect.poll(() => documents).toEqual(['/services'])
  await untilApplicationRuns(page)
  await expect(page).toHaveTitle(/services/i)
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden()
  expect(documents).toEqual(['/services'])
})

test('a page that cannot be loaded offline shows the error screen and does not reload', async ({
  page,
  context,
  allowFault,
}) => {
  allowFault('ERR_INTERNET_DISCONNECTED')
  allowFault('Failed to fetch dynamically imported module')
  await page.goto('/about')
  await untilApplicationRuns(page)
  const documents = documentsOf(page)
  await context.setOffline(true)
  await mainNav(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(documents).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
  await context.setOffline(false)
  await mainNav(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /Learn More/ })).not.toHaveCount(0)
})

test('without React the page stays readable and its links work', async ({ page, allowFault }) => {
  allowFault('Failed to load resource')
  allowFault('The application could not be loaded:')
  await removeFiles(page, LATER_SCRIPTS)
  await page.goto('/')
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await expect(page).toHaveURL('/platform')
  await page.getByRole('radio', { name: 'Annual' }).check()
  const price = formatUsd(planPriceCents('starter', 'yearly'))
  await expect(
    page.getByText(price, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
})

/** Opens a page whose application fails to load after something was done; the next try will succeed. */
async function failToStart(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const allow = await refuseRequests(page, LATER_SCRIPTS)
  const release = await holdRequests(page, LATER_SCRIPTS)
  const refused = page.waitForEvent('console', (message) =>
    message.text().startsWith('The application could not be loaded:'),
  )
  const asked = page.waitForRequest(LATER_SCRIPTS)
  await page.goto(path)
  await asked
  await act()
  release()
  await refused
  allow()
}

test('a button pressed while React could not be loaded has its effect once it can', async ({
  page,
  allowFault,
}) => {
  allowFault('Failed to load resource')
  allowFault('The application could not be loaded:')
  await failToStart(page, '/platform', async () =>
    page.getByRole('button', { name: 'Pause testimonials' }).click(),
  )
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible()
})

test('an island whose code is gone stays as it is, and is hydrated once the code is there', async ({
  page,
  allowFault,
}) => {
  allowFault('Failed to load resource')
  allowFault("The island 'demo-chat' could not be loaded:")
  await page.goto('/')
  await untilApplicationRuns(page)
  await removeFiles(page, LATER_SCRIPTS)
  const told = page.waitForEvent('console', (message) => message.text().includes("'demo-chat'"))
  const field = page.getByLabel('Message to Shimzy')
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
  allowFault('Failed to fetch dynamically imported module')
  await page.goto('/platform')
  await untilApplicationRuns(page)
  await page.route(LATER_SCRIPTS, (route) => route.abort())
  await planLink(page, 'starter').click()
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toBeHidden()
  await expect(page).toHaveURL('/platform')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(LATER_SCRIPTS)
  await planLink(page, 'starter').click()
  await expect(wizardOf(page).getByRole('radio', { name: 'Starter' })).toBeChecked()
})
