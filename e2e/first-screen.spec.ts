import { company, phoneHref } from '../src/site/company'
import { platformHero } from '../src/content/pages/platform/opening'
import { expect, test } from './support/test'
import { visit } from './support/visit'

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
