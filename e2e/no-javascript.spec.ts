import { platformFeatures } from '../src/content/pages/platform/features'
import { platformPricing } from '../src/content/pages/platform/pricing'
import { livePhone } from '../src/content/product/live-phone'
import { formatUsd } from '../src/shared/money'
import { PLANS, type BillingPeriod } from '../src/shared/plans'
import { BILLING_LABELS, planPriceCents } from '../src/shared/pricing'
import { PAGE_PATHS, UNKNOWN_PATH } from './support/pages'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

/** Less than any page says (/subscription-success: one sentence), much more than an empty shell. */
const MIN_TEXT_CHARACTERS = 60

test('every page can be read without a script', async ({ page, allowFault }) => {
  allowFault('status of 404')
  for (const path of PAGE_PATHS) {
    await test.step(path, async () => {
      const reply = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(reply?.status()).toBe(path === UNKNOWN_PATH ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const text = await page.getByRole('main').innerText()
      expect(text.length).toBeGreaterThan(MIN_TEXT_CHARACTERS)
      // Nothing waits for a script to show it.
      const opacities = await page
        .locator('main :is(h1, h2, h3, blockquote)')
        .evaluateAll((all) => all.map((part) => part.checkVisibility({ opacityProperty: true })))
      expect(opacities).not.toContain(false)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      // What only a script answers is not there; the menu is a popover.
      const dead = page.locator('button:not([popovertarget]), input:not([type=radio]), [role=tab]')
      await expect(dead.filter({ visible: true })).toHaveCount(0)
    })
  }
})

test('calendar and form open on their own without a script', async ({ page, context }) => {
  for (const { path, name, heading } of [
    { path: '/contact', name: /^Open the calendar/, heading: 'Book your consultation' },
    { path: '/website-intake', name: /^Open the form/, heading: 'Your website' },
  ]) {
    await page.goto(path)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name }).first().click()
    await expect((await opened).getByRole('heading', { name: heading })).toBeVisible()
  }
})

test('the platform page shows the finished week, every feature and both prices without a script', async ({
  page,
}) => {
  await page.goto('/platform')
  await expect(page.locator('noscript p')).toBeVisible()
  const week = page.getByRole('group', { name: livePhone.label }).getByRole('listitem')
  await expect(week.filter({ visible: true })).toHaveCount(4)
  for (const { name } of platformFeatures.tabs.flatMap<{ name: string }>((tab) => tab.features)) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const starter = page.getByRole('article', { name: PLANS.starter.name })
  const expectPrice = async (shown: BillingPeriod, hidden: BillingPeriod) => {
    const priceFor = (period: BillingPeriod) =>
      starter.getByText(formatUsd(planPriceCents('starter', period)), { exact: true })
    await expect(priceFor(shown)).toBeVisible()
    await expect(priceFor(hidden)).toBeHidden()
    await expect(starter).toContainText(platformPricing.card.per[shown], { useInnerText: true })
  }
  await expectPrice('monthly', 'yearly')
  await page.getByRole('radio', { name: BILLING_LABELS.yearly }).check()
  await expectPrice('yearly', 'monthly')
})
