import type { AnalyticsProvider, PageView } from './analytics-provider'
import { googleAnalytics } from './google-analytics'
import { metaPixel } from './meta-pixel'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'

const configured = [googleAnalytics, metaPixel].filter(({ id }) => id !== '')
const started = new Set<AnalyticsProvider>()
/** The providers whose script has been inserted. */
const inserted = new Set<AnalyticsProvider>()

let shown: PageView | undefined
/** The providers that have received the page view of `shown`. */
const reportedTo = new Set<AnalyticsProvider>()

const allowedNow = () => configured.filter(({ purpose }) => isAllowed(purpose))

let reportRun = (): void => undefined
/** Resolves once a script has run, which sends everything that was reported before. */
export const scriptHasRun = new Promise<void>((resolve) => {
  reportRun = resolve
})

/** Inserts the scripts of the providers that are in use and still allowed. A script that fails is safe to ignore. */
function loadScripts(): void {
  for (const provider of allowedNow()) {
    if (!started.has(provider) || inserted.has(provider)) continue
    inserted.add(provider)
    const script = Object.assign(document.createElement('script'), {
      async: true,
      src: provider.script,
      onload: reportRun,
    })
    document.head.append(script)
  }
}

/** Starts the providers that are configured and allowed now, and returns them. */
export function startAllowedAnalytics(): readonly AnalyticsProvider[] {
  const allowed = allowedNow()
  for (const provider of allowed) {
    if (started.has(provider)) continue
    started.add(provider)
    provider.start(shown)
  }
  // Not before the page itself has loaded. Adding the same listener again does nothing.
  if (document.readyState === 'complete') loadScripts()
  else window.addEventListener('load', loadScripts, { once: true })
  return allowed
}

/** Sends the current page view to each allowed provider, once. */
function report(): void {
  if (shown === undefined) return
  for (const provider of startAllowedAnalytics().filter((each) => !reportedTo.has(each))) {
    reportedTo.add(provider)
    provider.reportView(shown)
  }
}

/** Reports a page to the providers that are configured and allowed. */
export function reportPageView(view: PageView): void {
  shown = view
  reportedTo.clear()
  report()
}

subscribeToPrivacyChoice(() => {
  for (const provider of started) provider.applyPrivacyChoice()
  // A provider that has just been allowed has not received the current page view.
  report()
})
