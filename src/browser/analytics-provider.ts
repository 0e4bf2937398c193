import type { BillingPeriod, PlanId } from '../shared/plans'
import type { PrivacyPurpose } from './privacy-choice'

/** A page view: path with query, and the title, which may still have to be loaded. */
export interface PageView {
  readonly path: string
  readonly title: string | Promise<string>
}

/** What visitors do that the agency counts, in addition to reading pages. */
export type SiteEvent =
  /** A subscription that Stripe has confirmed. */
  | {
      readonly name: 'subscribe'
      readonly sessionId: string
      readonly plan: PlanId
      readonly billing: BillingPeriod
    }
  /** A consultation was booked. */
  | { readonly name: 'booking' }

/** An analytics service. Nothing of it is loaded before `start`. */
export interface AnalyticsProvider {
  /** Empty: not configured. */
  readonly id: string
  readonly purpose: PrivacyPurpose
  /** The URL of its script, which is loaded after `start`. */
  readonly script: string
  readonly start: () => void
  /** Called as soon as the URL changes. The referrer is the page of this site before, if there was one. */
  readonly reportView: (view: PageView, referrer: string | undefined) => void
  readonly reportEvent: (event: SiteEvent) => void
  /** Called after each choice of the visitor, once started. */
  readonly applyPrivacyChoice: () => void
}

/** The path and query in the address bar. */
export const addressBar = (): string => window.location.pathname + window.location.search
