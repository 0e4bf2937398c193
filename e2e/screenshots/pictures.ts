import { expect, test, type Page } from '@playwright/test'
import { subscriptionSuccess } from '../../src/content/pages/subscription-success'
import { PAGE_STATES, type PageState } from '../support/page-states'
import { ARTICLE_SLUGS, PAGE_PATHS } from '../support/pages'
import { drawEverything, DESKTOP, PHONE, visit, type View } from '../support/visit'

/** The widths that design is judged at, in CSS pixels. */
const VIEWS: readonly View[] = [
  PHONE,
  { width: 768, height: 1024 },
  DESKTOP,
  { width: 1920, height: 1080 },
]

/** Below this, from 0 to 1, a color counts as equal: rounding of scaled pictures differs between runs. */
const THRESHOLD = 0.1

/** Loads the images that wait for a scroll. A photo of a host that does not answer is left out. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map(async (image) => image.decode()))
  })
}

/** Takes a page as it arrives, or one of its states. */
function takePicture(
  view: View,
  { name, path, reach }: Pick<PageState, 'name' | 'path'> & Partial<PageState>,
): void {
  const words = name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
  const file = `${words}-${view.width}.png`
  test(file, async ({ page }) => {
    // A fixed day, so that no date makes two pictures differ.
    await page.clock.setFixedTime(new Date(2026, 0, 15))
    await visit(page, path, view)
    await reach?.(page)
    await drawEverything(page)
    await loadImages(page)
    await page.waitForLoadState('networkidle')
    // The success page shows its loading state for a second.
    await expect(page.getByText(subscriptionSuccess.loading)).toBeHidden()
    const options = { path: `screenshots/${file}`, fullPage: reach === undefined }
    const picture = await page.screenshot(options)
    if (process.env.SCREENSHOTS_BEFORE !== undefined)
      expect(picture).toMatchSnapshot(file, { threshold: THRESHOLD })
  })
}

/** One article stands for all unless pictures are asked for by name. */
const articles = process.env.SCREENSHOTS_OF ? ARTICLE_SLUGS.map((slug) => `/blog/${slug}`) : []
const paths = new Set([...PAGE_PATHS, ...articles])

for (const path of paths) for (const view of VIEWS) takePicture(view, { name: path, path })

for (const state of PAGE_STATES)
  for (const view of state.isPhoneOnly ? [PHONE] : [PHONE, DESKTOP]) takePicture(view, state)
