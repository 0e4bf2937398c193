import type { Page } from '@playwright/test'
import { INTEGRATIONS_AUTOPLAY_MS } from '../src/pages/platform/integrations'
import { pathTo } from '../src/site/routes'
import { PAGE_PATHS } from './support/pages'
import { expect, test } from './support/test'
import { expectedFaults, PHONE, untilApplicationRuns, visit } from './support/visit'

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

test('the integrations move on by themselves and rest while paused or under reduced motion', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, pathTo('platform'))
  await untilApplicationRuns(page)
  const region = page.getByRole('region', { name: 'integrations' })
  await region.scrollIntoViewIfNeeded()
  const left = async () => (await region.getByRole('listitem').first().boundingBox())?.x
  const start = await left()
  await expect(async () => {
    await page.clock.runFor(INTEGRATIONS_AUTOPLAY_MS)
    expect(await left()).not.toBe(start)
  }).toPass()
  await region.getByRole('button', { name: 'Pause integrations' }).click()
  // The movement that has begun comes to its end.
  await page.clock.runFor(INTEGRATIONS_AUTOPLAY_MS)
  const paused = await left()
  await page.clock.runFor(5 * INTEGRATIONS_AUTOPLAY_MS)
  expect(await left()).toBe(paused)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, pathTo('platform'))
  await region.scrollIntoViewIfNeeded()
  await expect(region.getByRole('button', { name: 'Play integrations' })).toBeVisible()
  const resting = await left()
  // It jumps: the next frame has it at its end.
  await region.getByRole('button', { name: 'Next integrations' }).click()
  await page.clock.runFor(20)
  const next = await left()
  expect(next).not.toBe(resting)
  await page.clock.runFor(5 * INTEGRATIONS_AUTOPLAY_MS)
  expect(await left()).toBe(next)
})

test('a section below the view rises when it is reached', async ({ page }) => {
  await visit(page, pathTo('seo'), PHONE)
  const closing = page.locator('main [data-in-view]').last()
  await expect(closing).toHaveCSS('opacity', '0')
  await closing.scrollIntoViewIfNeeded()
  await expect(closing).toHaveCSS('opacity', '1')
})
