import { reportedPath } from '../site/reported-path'
import { activeAnalytics } from './active-analytics'
import type { AnalyticsProvider, PageView, ReportedView } from './analytics'
import { subscribeToPrivacyChoice } from './privacy-choice'
import { siteReferrer } from './site-referrer'

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

/** The page of this site that led to the document; a service would read its address by itself, with all in it. */
function referrerWithin(): string | undefined {
  const referrer = siteReferrer()
  return referrer && referrer.origin + reportedPath(referrer.pathname + referrer.search)
}

/** Reports a page to the services that are configured and allowed, without anything personal. */
export function reportPageView({ path, title }: PageView): void {
  const safePath = reportedPath(path)
  shown = {
    path: safePath,
    location: window.location.origin + safePath,
    title,
    referrer: shown?.location ?? referrerWithin(),
  }
  informed = new Set()
  report()
}

// A service allowed only now is told of the page that is being read.
subscribeToPrivacyChoice(report)
