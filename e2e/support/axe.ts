import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on a page that stands still, best practices included, each with its rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The target size is off by default, although it is the rule for WCAG 2.5.8. What passes is not described.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .exclude('iframe') // The content of frames belongs to partners.
    // Without frames there is nothing to put together in a second page, which takes as long as the rules.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}
