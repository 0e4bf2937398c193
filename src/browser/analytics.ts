import type { BillingPeriod, PlanId } from '../shared/plans'
import { analyticsIds } from '../site/analytics-settings'
import type { PrivacyPurpose } from './privacy-choice'

/** A page view: path with query, and the title from the route table. */
export interface PageView {
  readonly path: string
  readonly title: string
}

/** As it is told to analytics services: nothing personal in its address. */
export interface ReportedView extends PageView {
  /** The complete address of `path`. */
  readonly location: string
  /** The page of this site shown before; undefined where the visitor comes from elsewhere. */
  readonly referrer: string | undefined
}

/** What visitors do that the agency counts, besides reading pages. */
export type SiteEvent =
  | {
      /** A subscription that Stripe has confirmed. */
      readonly name: 'subscribe'
      readonly sessionId: string
      readonly planId: PlanId
      readonly billingPeriod: BillingPeriod
    }
  /** A consultation was booked. */
  | { readonly name: 'booking' }

/** An analytics service. Nothing of it is loaded before `start`. */
export interface AnalyticsProvider {
  /** Empty: not configured. */
  readonly id: string
  readonly purpose: PrivacyPurpose
  /** The address of its script, which is loaded after `start`. */
  readonly script: string
  readonly start: () => void
  readonly reportView: (view: ReportedView) => void
  readonly reportEvent: (event: SiteEvent) => void
  /** Called after each choice of the visitor, once started. */
  readonly applyPrivacyChoice: () => void
}

const isConfigured = Object.values(analyticsIds).some((id) => id !== '')

/**
 * Reports a page to the analytics services, once for each navigation. Where none is configured, not even
 * the code that talks to them is loaded.
 */
export function trackPageView(view: PageView): void {
  if (!isConfigured) return
  import('./active-analytics')
    .then(({ reportPageView }) => reportPageView(view))
    // Fire and forget: a view that cannot be reported is nobody's loss.
    .catch(() => undefined)
}
