import type { AnalyticsProvider, PageView } from './analytics-provider'
import { googleAnalytics } from './google-analytics'
import { metaPixel } from './meta-pixel'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'

const configured = [googleAnalytics, metaPixel].filter(({ id }) => id !== '')
const started = new Set<AnalyticsProvider>()

let shown: PageView | undefined
/** The services that have received the page view of `shown`. */
const reportedTo = new Set<AnalyticsProvider>()

/** Loads a script after the page has loaded. A failure is safe to ignore. */
function loadScript(src: string): void {
  const insert = () =>
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
  if (document.readyState === 'complete') insert()
  else window.addEventListener('load', insert, { once: true })
}

/** The services that are configured and allowed now. Each loads at its first use. */
export function activeAnalytics(): readonly AnalyticsProvider[] {
  const allowed = configured.filter(({ purpose }) => isAllowed(purpose))
  for (const provider of allowed.filter((each) => !started.has(each))) {
    started.add(provider)
    provider.start(shown)
    loadScript(provider.script)
  }
  return allowed
}

/** Sends the current page view to each active service, once. */
function report(): void {
  if (shown === undefined) return
  for (const provider of activeAnalytics().filter((each) => !reportedTo.has(each))) {
    reportedTo.add(provider)
    provider.reportView(shown)
  }
}

/** Reports a page to the services that are configured and allowed. */
export function reportPageView(view: PageView): void {
  shown = view
  reportedTo.clear()
  report()
}

subscribeToPrivacyChoice(() => {
  for (const provider of started) provider.applyPrivacyChoice()
  // A service that has just been allowed has not received the current page view.
  report()
})
