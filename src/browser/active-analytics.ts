import { reportedPath } from '../site/reported-path'
import type { AnalyticsProvider, PageView, ReportedView } from './analytics'
import { siteReferrer } from './arrival'
import { googleAnalytics } from './google-analytics'
import { metaPixel } from './meta-pixel'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'

const configured = [googleAnalytics, metaPixel].filter(({ id }) => id !== '')
const started = new Set<AnalyticsProvider>()

let shown: ReportedView | undefined
let informed = new Set<AnalyticsProvider>()

/** Loads a script after the page, which it never delays. One that fails is nobody's loss. */
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

/** Tells each active service of the page shown, once. */
function report(): void {
  if (shown === undefined) return
  for (const provider of activeAnalytics().filter((each) => !informed.has(each))) {
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

subscribeToPrivacyChoice(() => {
  for (const provider of started) provider.applyPrivacyChoice()
  // A service allowed only now is told of the page that is being read.
  report()
})
