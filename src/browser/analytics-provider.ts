import type { BillingPeriod, PlanId } from '../shared/plans'
import type { PrivacyPurpose } from './privacy-choice'

/** A page view: path with query, and the title, which may still have to be loaded. */
export interface PageView {
  readonly path: string
  readonly title: string | Promise<string>
}

/** A page view as an analytics service may see it: nothing personal in its URLs. */
export interface ReportedView extends PageView {
  /** The complete URL of `path`. */
  readonly location: string
  /** The same with Google's own click ids, if advertising is allowed. */
  readonly googleLocation: string
  /** The page of this site shown before; undefined for a visitor from another site. */
  readonly referrer: string | undefined
}

/** What visitors do that the agency counts, in addition to reading pages. */
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
  /** The URL of its script, which is loaded after `start`. */
  readonly script: string
  readonly start: () => void
  /** Called as soon as the URL changes, before the title is known. */
  readonly reportView: (view: ReportedView) => void
  readonly reportEvent: (event: SiteEvent) => void
  /** Called after each choice of the visitor, once started. */
  readonly applyPrivacyChoice: (shown: ReportedView | undefined) => void
}

/** The path and query in the address bar. */
export const addressBar = (): string => window.location.pathname + window.location.search
