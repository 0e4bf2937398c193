import { reportedPath } from '../site/reported-path'
import { activeAnalytics } from './active-analytics'
import type { AnalyticsProvider, ReportedView } from './analytics'
import { subscribeToPrivacyChoice } from './privacy-choice'

/** A page view: path with query, and the title from the route table. */
export interface PageView {
  readonly path: string
  readonly title: string
}

let shown: ReportedView | undefined
let informed = new Set<AnalyticsProvider>()

/** Tells each active service of the page shown, once. */
function report(): void {
  if (shown === undefined) return
  for (const provider of activeAnalytics()) {
    if (informed.has(provider)) continue
    informed.add(provider)
    provider.reportView(shown)
  }
}

/**
 * Reports a page to the analytics services (spec section 7, row 4). Called once for each navigation:
 * by boot.ts for the document, by the application for every address after it.
 */
export function trackPageView({ path, title }: PageView): void {
  const safePath = reportedPath(path)
  shown = {
    path: safePath,
    location: window.location.origin + safePath,
    title,
    referrer: shown?.location,
  }
  informed = new Set()
  report()
}

// A service allowed only now is told of the page that is being read.
subscribeToPrivacyChoice(report)
