import { analyticsIds } from '../site/analytics-settings'
import type { PageView } from './analytics-provider'

const isConfigured = Object.values(analyticsIds).some((id) => id !== '')

/** Reports a page to the analytics services. Without a configured one, not even their code is loaded. */
export function trackPageView(view: PageView): void {
  if (!isConfigured) return
  import('./active-analytics')
    .then(({ reportPageView }) => reportPageView(view))
    // Fire and forget: the page works without its view being counted.
    .catch(() => undefined)
}
