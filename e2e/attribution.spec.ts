import { CAMPAIGN, campaignLink, storedAttribution } from './support/campaign'
import { LATER_SCRIPTS, ENTRY_SCRIPT, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { mainNav } from './support/visit'
import { planLink, wizardOf } from './support/wizard'

test('a visit of one second is recorded before React has loaded, and a link to the assistant carries it', async ({
  page,
  context,
}) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto(campaignLink('/'), { waitUntil: 'domcontentloaded' })
  expect(await storedAttribution(context)).toMatchObject({
    utm_source: 'google',
    landing_page: '/',
  })
  const opened = context.waitForEvent('page')
  await mainNav(page)
    .getByRole('link', { name: /Shimzy AI/ })
    .click()
  const { searchParams } = new URL((await opened).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ source: 'website', ...CAMPAIGN })
  release()
})

test('a visit that continues before any script has run is recorded', async ({ page, context }) => {
  const release = await holdRequests(page, ENTRY_SCRIPT)
  await page.goto(campaignLink('/'), { waitUntil: 'commit' })
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await page.waitForURL('/platform', { waitUntil: 'commit' })
  release()
  await expect
    .poll(async () => storedAttribution(context))
    .toMatchObject({ utm_source: 'google', landing_page: '/' })
})

test('with Global Privacy Control the campaign is in a sign-up that is opened before React runs, and nowhere else in the tab', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto(campaignLink('/platform'), { waitUntil: 'domcontentloaded' })
  await planLink(page, 'starter').click()
  await page.waitForURL(/sign-up=starter/, { waitUntil: 'domcontentloaded' })
  release()
  await expect(wizardOf(page)).toBeVisible()
  const { signUp = '', ...others } = await page.evaluate(() => ({ ...window.sessionStorage }))
  expect(JSON.parse(signUp).attribution).toMatchObject({ utm_campaign: CAMPAIGN.utm_campaign })
  expect(JSON.stringify(others)).not.toContain(CAMPAIGN.utm_source)
  expect(await storedAttribution(context)).toBeNull()
})
