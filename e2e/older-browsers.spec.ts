import type { Page } from '@playwright/test'
import { platformPricing } from '../src/content/pages/platform/pricing'
import { formatUsd } from '../src/shared/money'
import { PLANS } from '../src/shared/plans'
import { expect, test } from './support/test'
import { PHONE, sideways } from './support/visit'

/** What browsers from before 2024 lack, and what replaces it when they read our files. */
const MISSING: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\bpopover(target\w*)?=/g, 'data-unknown$1='],
  [/(@supports not *\(? *)selector\(:popover-open\)/g, '$1selector(:unknown)'],
  [/:has\(/g, ':unknown('],
  [/@starting-style/g, '@unknown'],
]

/** Lets the page load as in a browser that knows neither modules nor the features above. */
async function browseAsBefore2024(page: Page): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort())
  await page.route(/127\.0\.0\.1:\d+\/(?!.*\.js$)/, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) {
      await route.fallback()
      return
    }
    const reply = await route.fetch()
    let body = await reply.text()
    for (const [what, instead] of MISSING) body = body.replaceAll(what, instead)
    // The styles are changed, so their hashes do not fit any more.
    const { 'content-security-policy': _, ...headers } = reply.headers()
    await route.fulfill({ status: reply.status(), headers, body })
  })
}

test('a browser that is years old shows a page that can be read, with links that work', async ({
  page,
  allowFault,
}) => {
  allowFault('net::ERR_FAILED')
  await browseAsBefore2024(page)
  await page.setViewportSize(PHONE)
  for (const path of ['/', '/platform', '/services/seo', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(text.length, path).toBeGreaterThan(500)
    expect(await sideways(page), path).toBe(0)
  }
  // A menu that cannot open is not offered; the footer leads everywhere.
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/platform#pricing')
  const price = formatUsd(PLANS.starter.monthlyCents)
  await expect(
    page.getByText(price, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: platformPricing.title })).toBeInViewport()
})
