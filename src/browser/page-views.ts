import { analyticsIds } from '../site/analytics-settings'
import type { PageView } from './analytics'

const isConfigured = Object.values(analyticsIds).some((id) => id !== '')

/**
 * Reports a page to the analytics services. Called once for each navigation:
 * by boot.ts for the document, by the application for every address after it. Where no service is
 * configured, not even the code that talks to them is loaded.
 */
export function trackPageView(view: PageView): void {
  if (!isConfigured) return
  import('./active-analytics')
    .then(({ reportPageView }) => reportPageView(view))
    // Fire and forget: a view that cannot be reported is nobody's loss.
    .catch(() => undefined)
}
