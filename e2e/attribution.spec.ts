import { CAMPAIGN, campaignLink, storedRecord } from './support/campaign'
import { LATER_SCRIPTS, ENTRY_SCRIPT, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { mainNav } from './support/visit'

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

test('a link to the assistant carries the campaign and keeps its own parameters', async ({
  page,
  context,
}) => {
  await page.goto(campaignLink('/'))
  const opened = context.waitForEvent('page')
  await mainNav(page)
    .getByRole('link', { name: /Shimzy AI/ })
    .click()
  const { searchParams } = new URL((await opened).url())
  expect(Object.fromEntries(searchParams)).toEqual({
    source: 'website',
    medium: 'navbar',
    campaign: 'main_navigation',
    ...CAMPAIGN,
  })
})
