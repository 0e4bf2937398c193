import type { Locator } from '@playwright/test'
import { expect, test } from './support/test'
import { PHONE, visit } from './support/visit'

/** What a control is filled with, as it is painted. */
const fill = async (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor)

test.use({ forcedColors: 'active' })

test('in forced colors, what is chosen on the platform page is filled, and the rest is not', async ({
  page,
}) => {
  await visit(page, '/platform', PHONE)
  const label = (name: string | RegExp) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name }) })
  const dot = (position: number) =>
    page.getByRole('button', { name: `Testimonial ${position} of` }).locator('span')
  for (const [chosen, other] of [
    [label('Monthly'), label('Annual')],
    [label(/^Business/), label(/^Starter/)],
    [page.getByRole('tab', { name: 'CRM' }), page.getByRole('tab', { name: 'Marketing' })],
    [dot(1), dot(2)],
  ] as const) {
    expect(await fill(chosen)).not.toBe(await fill(other))
  }
})
