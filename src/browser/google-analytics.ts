import { analyticsIds } from '../site/analytics-settings'
import { GOOGLE_CLICK_IDS, reportedPath } from '../site/reported-path'
import { matchRoute } from '../site/routes'
import type { AnalyticsProvider } from './analytics-provider'
import { isAllowed } from './privacy-choice'

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: unknown[]) => void
  }
}

const id = analyticsIds.google

/** Pushes a command to the data layer. The tag accepts `arguments` objects as commands, not arrays. */
function pushCommand(): void {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}

/** Has its public name, so that staff can call it in the console and a tag manager can wrap it. */
function gtag(...command: unknown[]): void {
  window.gtag?.(...command)
}

/** Consent mode, version 2 (support.google.com/analytics/answer/13802165). */
function advertisingConsent(isGranted: boolean): Record<string, 'granted' | 'denied'> {
  const state = isGranted ? 'granted' : 'denied'
  return { ad_storage: state, ad_user_data: state, ad_personalization: state }
}

/** The URL to report to Google. It includes Google's click ids if advertising is allowed. */
function pageLocation(url: Pick<URL, 'pathname' | 'search'>): string {
  const clickIds = isAllowed('advertising') ? GOOGLE_CLICK_IDS : []
  return window.location.origin + reportedPath(url, clickIds)
}

/** The URL of the view being shown, which on the not-found page is not the address bar's. Undefined before the first. */
let shownUrl: URL | undefined

/** Also covers the tag's automatic events, which would read the address bar with Meta's click id in it. */
function setPageLocation(): void {
  gtag('set', { page_location: pageLocation(shownUrl ?? window.location) })
}

/** The URL of the view reported last, which is the next one's referrer. */
let lastLocation: string | undefined

/** Google Analytics 4. */
export const googleAnalytics: AnalyticsProvider = {
  id,
  purpose: 'measurement',
  script: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
  start(view) {
    window.dataLayer ??= []
    window.gtag ??= pushCommand
    gtag('consent', 'default', { ...advertisingConsent(false), analytics_storage: 'granted' })
    if (isAllowed('advertising')) gtag('consent', 'update', advertisingConsent(true))
    if (view !== undefined) shownUrl = new URL(window.location.origin + view.path)
    setPageLocation()
    gtag('js', new Date())
    const comesFromCheckout = matchRoute(window.location.pathname).page === 'subscriptionSuccess'
    gtag('config', id, {
      // Page views are sent manually, each with its own title
      // (developers.google.com/analytics/devguides/collection/ga4/views).
      send_page_view: false,
      // A return from Stripe Checkout must not start a session from a new source.
      ...(comesFromCheckout && { ignore_referrer: 'true' }),
    })
  },
  reportView({ path, title }) {
    shownUrl = new URL(window.location.origin + path)
    setPageLocation()
    const page_path = reportedPath(shownUrl)
    const page_location = pageLocation(shownUrl)
    if (lastLocation !== undefined) gtag('set', { page_referrer: lastLocation })
    lastLocation = window.location.origin + page_path
    // Each view waits only for its own title.
    void Promise.resolve(title).then((page_title) => {
      if (!isAllowed('measurement')) return
      gtag('event', 'page_view', { page_path, page_location, page_title })
    })
  },
  reportEvent(event) {
    if (event.name === 'booking') return gtag('event', 'generate_lead', { lead_source: 'booking' })
    const { transactionId: transaction_id, plan, billing, value } = event
    const items = [{ item_id: plan, item_variant: billing, price: value }]
    // Google counts a transaction id once (support.google.com/analytics/answer/12313109).
    return gtag('event', 'purchase', { transaction_id, value, currency: 'USD', items })
  },
  applyPrivacyChoice() {
    const isMeasured = isAllowed('measurement')
    setPageLocation()
    gtag('consent', 'update', {
      ...advertisingConsent(isAllowed('advertising')),
      analytics_storage: isMeasured ? 'granted' : 'denied',
    })
    // The tag's own opt-out flag (developers.google.com/analytics/devguides/collection/ga4/disable-analytics).
    Object.assign(window, { [`ga-disable-${id}`]: !isMeasured })
  },
}
