import { reportedPath } from '../site/reported-path'
import type { AnalyticsProvider, PageView } from './analytics-provider'
import { googleAnalytics } from './google-analytics'
import { metaPixel } from './meta-pixel'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'

const configured = [googleAnalytics, metaPixel].filter(({ id }) => id !== '')
const started = new Set<AnalyticsProvider>()

/** The page that is shown, and the page of this site before it. */
let shown: { readonly view: PageView; readonly referrer: string | undefined } | undefined
/** The services that were told about it. */
const told = new Set<AnalyticsProvider>()

/** Loads a script after the page, so that it never delays it. A script that fails is safe to ignore. */
function loadScript(src: string): void {
  const insert = () =>
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
  if (document.readyState === 'complete') insert()
  else window.addEventListener('load', insert, { once: true })
}

/** The services that have an id and may be used now; each is loaded at its first use. */
export function activeAnalytics(): readonly AnalyticsProvider[] {
  const allowed = configured.filter(({ purpose }) => isAllowed(purpose))
  for (const provider of allowed.filter((each) => !started.has(each))) {
    started.add(provider)
    provider.start()
    loadScript(provider.script)
  }
  return allowed
}

/** Tells each active service about the shown page, once. */
function report(): void {
  if (shown === undefined) return
  for (const provider of activeAnalytics().filter((each) => !told.has(each))) {
    told.add(provider)
    provider.reportView(shown.view, shown.referrer)
  }
}

/** Reports a page to the services that are configured and allowed. */
export function reportPageView(view: PageView): void {
  const { origin } = window.location
  const referrer = shown && origin + reportedPath(new URL(origin + shown.view.path))
  shown = { view, referrer }
  told.clear()
  report()
}

subscribeToPrivacyChoice(() => {
  for (const provider of started) provider.applyPrivacyChoice()
  // A service that is allowed only now has not heard of the page that is being read.
  report()
})
