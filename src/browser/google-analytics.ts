import { analyticsIds } from '../site/analytics-settings'
import type { AnalyticsProvider, ReportedView, SiteEvent } from './analytics'
import { loadScript } from './load-script'
import { isAllowed } from './privacy-choice'

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: unknown[]) => void
  }
}

const id = analyticsIds.google

/** Where Stripe sends the visitor back from; coming back is not a new visit from a new source. */
const CHECKOUT_HOST = 'checkout.stripe.com'

/** What is put into the data layer; the tag takes `arguments` objects as commands, not arrays. */
function pushCommand(): void {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}

function gtag(...command: unknown[]): void {
  window.gtag?.(...command)
}

/** Consent mode, version 2 (support.google.com/analytics/answer/13802165). */
function advertisingConsent(): Record<string, 'granted' | 'denied'> {
  const state = isAllowed('advertising') ? 'granted' : 'denied'
  return { ad_storage: state, ad_user_data: state, ad_personalization: state }
}

function comesFromCheckout(): boolean {
  return document.referrer.startsWith(`https://${CHECKOUT_HOST}/`)
}

function start(): void {
  window.dataLayer ??= []
  window.gtag ??= pushCommand
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  if (isAllowed('advertising')) gtag('consent', 'update', advertisingConsent())
  gtag('js', new Date())
  gtag('config', id, {
    // Views are reported by hand, with their own title (devguides/collection/ga4/views).
    send_page_view: false,
    ...(comesFromCheckout() ? { ignore_referrer: 'true' } : {}),
  })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

function reportView({ path, location, title, referrer }: ReportedView): void {
  // Also for what the tag reports by itself: it would read the address bar.
  gtag('set', {
    page_location: location,
    page_title: title,
    ...(referrer === undefined ? {} : { page_referrer: referrer }),
  })
  gtag('event', 'page_view', { page_path: path, page_location: location, page_title: title })
}

function reportEvent(event: SiteEvent): void {
  if (event.name === 'booking') gtag('event', 'generate_lead', { lead_source: 'booking' })
  else gtag('event', 'subscribe', { plan: event.planId, billing_period: event.billingPeriod })
}

function applyPrivacyChoice(): void {
  const measured = isAllowed('measurement')
  gtag('consent', 'update', {
    ...advertisingConsent(),
    analytics_storage: measured ? 'granted' : 'denied',
  })
  // The switch that the tag itself obeys (devguides/collection/ga4/disable-analytics).
  Object.assign(window, { [`ga-disable-${id}`]: !measured })
}

/** Google Analytics 4. */
export const googleAnalytics: AnalyticsProvider = {
  id,
  purpose: 'measurement',
  start,
  reportView,
  reportEvent,
  applyPrivacyChoice,
}
