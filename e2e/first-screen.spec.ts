import { company, phoneHref } from '../src/site/company'
import { pathTo } from '../src/site/routes'
import { PAGE_PATHS } from './support/pages'
import { platformHero } from '../src/content/pages/platform/opening'
import { expect, test } from './support/test'
import { expectedFaults, visit } from './support/visit'

/** The narrowest phone that the layout is made for, in CSS pixels. */
const SMALL_PHONE = { width: 320, height: 640 }

/** Pages after a booking or a purchase: the bar sells nothing. */
const DONE_PATHS = [pathTo('bookingSuccess'), pathTo('subscriptionSuccess')]

for (const path of PAGE_PATHS) {
  test(`${path} offers a call and one more action on the first phone screen`, async ({
    page,
    allowFault,
  }) => {
    expectedFaults(path).forEach(allowFault)
    await visit(page, path, SMALL_PHONE)
    const call = page.getByRole('banner').getByRole('link', { name: `Call ${company.phone}` })
    await expect(call).toBeInViewport()
    await expect(call).toHaveAttribute('href', phoneHref)
    const offers = page
      .getByRole('banner')
      .getByRole('link', { name: 'Free Consultation' })
      .or(page.locator('main [data-primary], main iframe').first())
    if (!DONE_PATHS.includes(path)) {
      await expect(offers.filter({ visible: true }).first()).toBeInViewport()
    }
    for (const link of await page.getByRole('banner').getByRole('link').all()) {
      if (await link.isVisible()) await expect(link).toBeInViewport({ ratio: 1 })
    }
  })
}

test('on the page of the consultation the button of the bar is the number to call', async ({
  page,
}) => {
  await visit(page, '/contact')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute(
    'href',
    phoneHref,
  )
  await expect(bar.getByRole('link', { name: 'Free Consultation' })).toHaveCount(0)
})

/** A common laptop, in CSS pixels. */
const LAPTOP = { width: 1280, height: 800 }

test('the platform’s figures are in the first screen of a laptop', async ({ page }) => {
  const main = page.getByRole('main')
  await visit(page, '/platform', LAPTOP)
  for (const { value, label } of platformHero.stats) {
    await expect(main.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(value, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  }
})
