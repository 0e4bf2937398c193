import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on a page that stands still, best practices included, each with its rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
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
