import { analyticsIds } from '../site/analytics-settings'
import type { PageView } from './analytics-provider'

const isConfigured = Object.values(analyticsIds).some((id) => id !== '')

/** Reports a page view. Without a configured provider, no code is loaded for it. */
export function trackPageView(view: PageView): void {
  if (!isConfigured) return
  import('./active-analytics')
    .then(({ reportPageView }) => reportPageView(view))
    // Not awaited: the page works even if the view is not counted.
    .catch(() => undefined)
}
