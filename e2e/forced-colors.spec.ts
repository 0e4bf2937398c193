import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { pathTo } from '../src/site/routes'
import { expect, test } from './support/test'
import { mainNav, PHONE, visit, type View } from './support/visit'

/** A picture of a control in gray, without what the focus and the pointer add. */
async function picture(page: Page, control: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const png = await control.screenshot({ animations: 'disabled' })
  return sharp(png).grayscale().raw().toBuffer()
}

/** The share of a picture that turned from dark to light or the other way. */
function changedShare(before: Buffer, after: Buffer): number {
  const changed = before.filter((gray, index) => Math.abs(gray - (after[index] ?? 0)) > 128)
  return changed.length / before.length
}

/** A frame's corner is drawn anew under a ground that cannot be seen; a dot or an underline is more. */
const LEAST_CHANGE = 0.01

const label = (name: string | RegExp) => (page: Page) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name }) })

interface Choice {
  readonly what: string
  readonly path: string
  readonly view?: View
  /** What is chosen; it is not at first. */
  readonly find: (page: Page) => Locator
}

const CHOICES: readonly Choice[] = [
  { what: 'a billing period', path: pathTo('platform'), find: label('Annual') },
  { what: 'a plan', path: pathTo('platform'), view: PHONE, find: label(/^Starter/) },
  {
    what: 'a tab',
    path: pathTo('platform'),
    find: (page) => page.getByRole('tab', { name: 'Marketing' }),
  },
  {
    what: 'a testimonial',
    path: pathTo('platform'),
    find: (page) => page.getByRole('button', { name: 'Testimonial 3 of' }),
  },
  { what: 'a website fee', path: pathTo('website'), find: label('Lower Monthly Fee') },
  { what: 'a town', path: pathTo('blog'), find: label('Prosper') },
]

test.use({ forcedColors: 'active' })

for (const { what, path, view, find } of CHOICES) {
  test(`in forced colors ${what} looks chosen on ${path}`, async ({ page }) => {
    // Quotes that rotate would select the next one by themselves.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path, view)
    const control = find(page)
    const before = await picture(page, control)
    await control.click()
    expect(changedShare(before, await picture(page, control))).toBeGreaterThan(LEAST_CHANGE)
  })
}

test('in forced colors the menu marks the page, a dialog has an edge, and a switch shows where it is', async ({
  page,
}) => {
  await visit(page, pathTo('services'))
  const link = mainNav(page).getByRole('link', { name: 'About' })
  const elsewhere = await picture(page, link)
  await visit(page, pathTo('about'))
  expect(changedShare(elsewhere, await picture(page, link))).toBeGreaterThan(LEAST_CHANGE)

  await page.getByRole('button', { name: 'Your privacy choices' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('border-left-style', 'solid')
  const toggle = dialog.getByRole('switch', { name: 'Measurement' })
  const on = await picture(page, toggle)
  await toggle.click()
  expect(changedShare(on, await picture(page, toggle))).toBeGreaterThan(LEAST_CHANGE)
})
