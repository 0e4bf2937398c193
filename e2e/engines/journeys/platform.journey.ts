import { livePhone } from '../../../src/content/product/live-phone'
import { pathTo } from '../../../src/site/routes'
import { open, PHONE, visit } from '../../support/visit'
import { expect } from '../expect'
import { test } from '../test'

test('the live phone goes from the call to the paid job', async ({ page }) => {
  const { buttons, label, signUp } = livePhone
  const demo = page.getByRole('group', { name: label })
  await open(page, '/platform')
  for (const name of [buttons.call, buttons.skip, 'Fri 1:00', buttons.friday]) {
    await demo.getByRole('button', { name }).click()
  }
  await expect(demo.locator(`a[href="${pathTo(signUp.to)}"]`)).toBeVisible()
})

test('the action plan is text beside the call button', async ({ page }) => {
  await open(page, '/contact')
  await expect(page.getByRole('main')).toContainText('Redbud Fence & Patio, plan of February')
})

test(
  'the pricing toggle shows the price of a year and of a month',
  { tag: '@full' },
  async ({ page }) => {
    const starter = page.getByRole('article', { name: 'Starter' })
    await open(page, '/platform#pricing')
    for (const [period, shown, hidden] of [
      ['Annual', 'per year', 'per month'],
      ['Monthly', 'per month', 'per year'],
    ] as const) {
      await expect(starter).toContainText(hidden)
      await page.getByRole('radio', { name: period }).check()
      await expect(starter).toContainText(shown)
      await expect(starter).not.toContainText(hidden)
    }
  },
)

test('the fees of small screens open one plan at a time', { tag: '@full' }, async ({ page }) => {
  const openPlans = async () =>
    page.evaluate(() =>
      [...document.querySelectorAll('details[name=plan-fees][open] > summary')].map((summary) =>
        summary.textContent.trim(),
      ),
    )
  await visit(page, '/platform-fees', PHONE)
  expect(await openPlans()).toEqual(['Starter'])
  await page.locator('details[name=plan-fees]:last-of-type > summary').click()
  await expect.poll(openPlans).toEqual(['Shimzy'])
})
