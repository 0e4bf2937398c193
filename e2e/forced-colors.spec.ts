import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { platformTestimonials } from '../src/content/testimonials'
import { pathTo } from '../src/site/routes'
import { expect, test } from './support/test'
import { DESKTOP, mainNav, PHONE, visit } from './support/visit'

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

/** What is chosen, and is not at first. */
const CHOICES = [
  ['a billing period', 'platform', DESKTOP, 'radio', 'Annual'],
  ['a plan', 'platform', PHONE, 'radio', /^Starter/],
  ['a tab', 'platform', DESKTOP, 'tab', 'Marketing'],
  ...(platformTestimonials.length > 1
    ? ([['a testimonial', 'platform', DESKTOP, 'button', 'Testimonial 2 of']] as const)
    : []),
  ['a website fee', 'website', DESKTOP, 'radio', 'Lower Monthly Fee'],
] as const

test.use({ forcedColors: 'active' })

for (const [what, route, view, role, name] of CHOICES) {
  test(`in forced colors ${what} looks chosen on ${pathTo(route)}`, async ({ page }) => {
    // Quotes that rotate would select the next one by themselves.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, pathTo(route), view)
    const choice = page.getByRole(role, { name })
    const control = role === 'radio' ? page.locator('label').filter({ has: choice }) : choice
    const before = await picture(page, control)
    await control.click()
    // A tab that is not hydrated yet is chosen once its island is.
    await expect
      .poll(async () => changedShare(before, await picture(page, control)))
      .toBeGreaterThan(LEAST_CHANGE)
    // The focus ring has the system's color too; the site's may be as dark as the visitor's background.
    await choice.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(control).toHaveCSS('outline-style', 'solid')
    const systemColors = await page.evaluate(() =>
      ['Highlight', 'CanvasText', 'ButtonText'].map((name) => {
        document.body.style.color = name
        return getComputedStyle(document.body).color
      }),
    )
    expect(systemColors).toContain(
      await control.evaluate((it) => getComputedStyle(it).outlineColor),
    )
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
