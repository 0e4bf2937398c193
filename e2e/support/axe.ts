import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/** WCAG 2.2 AA and what it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Resolves when every transition has ended: half-faded text has no contrast of its own. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(async ({ finished }) => finished))
  })
}

/** Fails with the rule and the elements of everything that axe finds wrong on the page as it is. */
export async function expectNoViolations(page: Page): Promise<void> {
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    // Off by default, although it is the rule of a criterion (2.5.8).
    .options({ rules: { 'target-size': { enabled: true } } })
    .exclude('iframe') // What stands in frames is the partners'.
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
  expect(found).toEqual([])
}
