import { homeTestimonials } from '../../../src/content/testimonials'
import { PHONE } from '../../support/visit'
import { expect } from '../expect'
import { test } from '../test'

test.use({ javaScript: false })

test('without JavaScript the home page is complete and its menu leads on', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.locator('h1')).toBeVisible()
  for (const { quote } of homeTestimonials) await expect(main).toContainText(quote)
  // Nothing waits for a script to show it.
  const transparent = await main.evaluate((element) =>
    [...element.querySelectorAll('h1, h2, h3, blockquote')]
      .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ textContent }) => textContent),
  )
  expect(transparent).toEqual([])
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
})

test(
  'without JavaScript the platform page shows every feature and the prices of both periods',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/platform')
    for (const name of ['Pipelines with a next step', 'Social planner', 'Missed-call text-back']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await page.getByRole('radio', { name: 'Annual' }).check()
    await expect(page.getByRole('article', { name: 'Starter' })).toContainText('per year')
  },
)
