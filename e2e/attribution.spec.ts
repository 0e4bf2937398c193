import type { Page } from '@playwright/test'
import { CAMPAIGN, campaignLink, storedRecord } from './support/campaign'
import { LATER_SCRIPTS, ENTRY_SCRIPT, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { mainNav } from './support/visit'

/** The link of the navigation bar to the assistant's own site. */
const assistantLink = (page: Page) => mainNav(page).getByRole('link', { name: /Shimzy AI/ })

/** Follows a link that opens a new tab and tells its address. */
async function openedAddress(page: Page, follow: () => Promise<void>): Promise<URL> {
  const opened = page.context().waitForEvent('page')
  await follow()
  return new URL((await opened).url())
}

test('a visit of one second is recorded before React has loaded', async ({ page, context }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto(campaignLink('/'), { waitUntil: 'domcontentloaded' })
  expect(await storedRecord(context)).toMatchObject({ utm_source: 'google', landing_page: '/' })
  release()
})

test('a visit that continues before any script has run is recorded', async ({ page, context }) => {
  const release = await holdRequests(page, ENTRY_SCRIPT)
  await page.goto(campaignLink('/'), { waitUntil: 'commit' })
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await page.waitForURL('/platform', { waitUntil: 'commit' })
  release()
  await expect
    .poll(async () => storedRecord(context))
    .toMatchObject({ utm_source: 'google', landing_page: '/' })
})

test('links to the assistant carry the campaign and keep their own parameters', async ({
  page,
}) => {
  await page.goto(campaignLink('/'))
  const bar = await openedAddress(page, () => assistantLink(page).click())
  expect(Object.fromEntries(bar.searchParams)).toEqual({
    source: 'website',
    medium: 'navbar',
    campaign: 'main_navigation',
    ...CAMPAIGN,
  })
  const home = await openedAddress(page, () =>
    page.getByRole('link', { name: /Learn More About Shimzy AI/ }).click(),
  )
  expect(Object.fromEntries(home.searchParams)).toMatchObject({ source: 'website', ...CAMPAIGN })
})
