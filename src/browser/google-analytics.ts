import { analyticsIds } from '../site/analytics-settings'
import { GOOGLE_CLICK_IDS, reportedPath } from '../site/reported-path'
import { addressBar, type AnalyticsProvider } from './analytics-provider'
import { isAllowed } from './privacy-choice'

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: unknown[]) => void
  }
}

const id = analyticsIds.google

/** What is put into the data layer; the tag takes `arguments` objects as commands, not arrays. */
function pushCommand(): void {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}

/** By its public name, so that staff can type it in the console and a tag manager can wrap it. */
function gtag(...command: unknown[]): void {
  window.gtag?.(...command)
}

/** Consent mode, version 2 (support.google.com/analytics/answer/13802165). */
function advertisingConsent(isGranted: boolean): Record<string, 'granted' | 'denied'> {
  const state = isGranted ? 'granted' : 'denied'
  return { ad_storage: state, ad_user_data: state, ad_personalization: state }
}

/** The URL of a path as Google may see it: with its own click ids, if advertising is allowed. */
function pageLocation(path: string): string {
  const keptIds = isAllowed('advertising') ? GOOGLE_CLICK_IDS : []
  return window.location.origin + reportedPath(path, keptIds)
}

/** The path of the view reported last; undefined before the first. */
let shownPath: string | undefined

/** Also for what the tag reports by itself: it would read the address bar, with all that is in it. */
function setPageLocation(): void {
  gtag('set', { page_location: pageLocation(shownPath ?? addressBar()) })
}

/** Views wait here for their titles, so that they are sent in the order of the navigations. */
let views = Promise.resolve()

/** Google Analytics 4. */
export const googleAnalytics: AnalyticsProvider = {
  id,
  purpose: 'measurement',
  script: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
  start() {
    window.dataLayer ??= []
    window.gtag ??= pushCommand
    gtag('consent', 'default', { ...advertisingConsent(false), analytics_storage: 'granted' })
    if (isAllowed('advertising')) gtag('consent', 'update', advertisingConsent(true))
    setPageLocation()
    gtag('js', new Date())
    const comesFromCheckout = document.referrer.startsWith('https://checkout.stripe.com/')
    gtag('config', id, {
      // Views are reported by hand, with their own title (devguides/collection/ga4/views).
      send_page_view: false,
      // Coming back from the checkout is not a new visit from a new source.
      ...(comesFromCheckout && { ignore_referrer: 'true' }),
    })
  },
  reportView({ path, title }, referrer) {
    shownPath = path
    setPageLocation()
    const page_location = pageLocation(path)
    views = views.then(async () => {
      const page_title = await Promise.resolve(title).catch(() => document.title)
      if (!isAllowed('measurement')) return
      const view = { page_location, page_title }
      gtag('set', { ...view, ...(referrer !== undefined && { page_referrer: referrer }) })
      gtag('event', 'page_view', { page_path: reportedPath(path), ...view })
    })
  },
  reportEvent(event) {
    if (event.name === 'booking') gtag('event', 'generate_lead', { lead_source: 'booking' })
    else gtag('event', 'subscribe', { plan: event.plan, billing_period: event.billing })
  },
  applyPrivacyChoice() {
    const isMeasured = isAllowed('measurement')
    setPageLocation()
    gtag('consent', 'update', {
      ...advertisingConsent(isAllowed('advertising')),
      analytics_storage: isMeasured ? 'granted' : 'denied',
    })
    // The switch that the tag itself obeys (devguides/collection/ga4/disable-analytics).
    Object.assign(window, { [`ga-disable-${id}`]: !isMeasured })
  },
}
