import { analyticsIds } from '../site/analytics-settings'
import type { PageView } from './analytics-provider'

const isConfigured = Object.values(analyticsIds).some((id) => id !== '')

/**
 * Reports a page to the analytics services, once for each navigation and in the order of the calls. Without
 * a configured service, not even the code that talks to them is loaded.
 */
export function trackPageView(view: PageView): void {
  if (!isConfigured) return
  import('./active-analytics')
    .then(({ reportPageView }) => reportPageView(view))
    // Fire and forget: the page works without its view being counted.
    .catch(() => undefined)
}
