import { GOOGLE_CLICK_IDS, reportedPath } from '../site/reported-path'
import type { AnalyticsProvider, PageView, ReportedView } from './analytics-provider'
import { siteReferrer } from './arrival'
import { googleAnalytics } from './google-analytics'
import { metaPixel } from './meta-pixel'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'

const configured = [googleAnalytics, metaPixel].filter(({ id }) => id !== '')
const started = new Set<AnalyticsProvider>()

/** The page that is shown, and the services that were told about it. */
const current: {
  view: (PageView & Pick<ReportedView, 'referrer'>) | undefined
  readonly told: Set<AnalyticsProvider>
} = { view: undefined, told: new Set() }

/** Loads a script after the page, so that it never delays it. A script that fails is safe to ignore. */
function loadScript(src: string): void {
  const insert = () => {
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
  }
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

/** The shown page as services may see it under the visitor's present choice. */
function reportedView(): ReportedView | undefined {
  if (current.view === undefined) return undefined
  const { path, title, referrer } = current.view
  const { origin } = window.location
  const safePath = reportedPath(path)
  const pathForGoogle = isAllowed('advertising') ? reportedPath(path, GOOGLE_CLICK_IDS) : safePath
  return {
    path: safePath,
    title,
    referrer,
    location: origin + safePath,
    googleLocation: origin + pathForGoogle,
  }
}

/** Tells each active service about the shown page, once. */
function report(): void {
  const view = reportedView()
  if (view === undefined) return
  for (const provider of activeAnalytics().filter((each) => !current.told.has(each))) {
    current.told.add(provider)
    provider.reportView(view)
  }
}

/** The page of this site that led to the document; a service would read its whole URL by itself. */
function referrerWithin(): string | undefined {
  const referrer = siteReferrer()
  return referrer && referrer.origin + reportedPath(referrer.pathname + referrer.search)
}

/** Reports a page to the services that are configured and allowed, without anything personal. */
export function reportPageView(view: PageView): void {
  const before = reportedView()
  current.view = { ...view, referrer: before === undefined ? referrerWithin() : before.location }
  current.told.clear()
  report()
}

subscribeToPrivacyChoice(() => {
  for (const provider of started) provider.applyPrivacyChoice(reportedView())
  // A service that is allowed only now has not heard of the page that is being read.
  report()
})
