import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA and what it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Resolves when every transition has ended, because half-faded text fails the contrast rule. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(async ({ finished }) => finished))
  })
}

/** What axe finds wrong on the page as it is, each with its rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    // Off by default, although it is the rule for WCAG 2.5.8.
    .options({ rules: { 'target-size': { enabled: true } } })
    .exclude('iframe') // The content of frames belongs to partners.
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}
