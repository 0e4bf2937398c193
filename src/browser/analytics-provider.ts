import type { BillingPeriod, PlanId } from '../shared/plans'
import type { PrivacyPurpose } from './privacy-choice'

/** A page view: path and query as in the address bar, and the title, which may still have to be loaded. */
export interface PageView {
  readonly path: string
  readonly title: string | Promise<string>
}

/** What visitors do that the agency counts, in addition to reading pages. */
export type SiteEvent =
  /** A subscription that Stripe has confirmed. */
  | {
      readonly name: 'subscribe'
      /** The same in every browser, so that the services count a session once. */
      readonly transactionId: string
      readonly plan: PlanId
      readonly billing: BillingPeriod
      /** In US dollars, as the services take it. */
      readonly value: number
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
