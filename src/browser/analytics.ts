import { analyticsIds } from '../site/analytics-settings'
import type { PageView } from './analytics-provider'

const isConfigured = Object.values(analyticsIds).some((id) => id !== '')

/** Reports a page view. If no service is configured, the code for it does not load. */
export function trackPageView(view: PageView): void {
  if (!isConfigured) return
  import('./active-analytics')
    .then(({ reportPageView }) => reportPageView(view))
    // Not awaited: the page works even if the view is not counted.
    .catch(() => undefined)
}
