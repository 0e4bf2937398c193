import type { Page } from '@playwright/test'
import { pathTo } from '../src/site/routes'
import { PAGE_PATHS } from './support/pages'
import { expect, test } from './support/test'
import { expectedFaults, visit } from './support/visit'

/**
 * Animations and transitions that run within the next frames, with the elements that they move: what
 * comes into view is reported a frame later, and begins to move in the one after that.
 */
async function movements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moved = new Set<string>()
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise(requestAnimationFrame)
      for (const { effect } of document.getAnimations()) {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        moved.add(target?.outerHTML.slice(0, 80) ?? 'something')
      }
    }
    return [...moved]
  })
}

/** What moves on the way down to the end, screen by screen, as somebody reads. */
async function movementsWhileReading(page: Page): Promise<string[]> {
  const found = await movements(page)
  const screens = await page.evaluate(() => document.body.scrollHeight / window.innerHeight)
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((top) => {
      window.scrollTo({ top: top * window.innerHeight, behavior: 'instant' })
    }, screen)
    found.push(...(await movements(page)))
  }
  return found
}

test('sections move into view where nobody wants less motion', async ({ page }) => {
  await visit(page, pathTo('seo'))
  // The bar's shadow moves, too: sections are told by their mark.
  const sections = (await movementsWhileReading(page)).filter((html) =>
    html.includes('data-in-view'),
  )
  expect(sections).not.toEqual([])
})

for (const path of PAGE_PATHS) {
  test(
    `nothing moves on ${path} where less motion is wanted`,
    { tag: '@full' },
    async ({ page, allowFault }) => {
      expectedFaults(path).forEach(allowFault)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, path)
      expect(await movementsWhileReading(page)).toEqual([])
    },
  )
}
