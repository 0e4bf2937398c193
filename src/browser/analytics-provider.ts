import type { BillingPeriod, PlanId } from '../shared/plans'
import type { PrivacyPurpose } from './privacy-choice'

/** A page view: path and query, `/404` for an unknown page, and the title, which may still be loading. */
export interface PageView {
  readonly path: string
  readonly title: string | Promise<string>
}

/** A conversion: a subscription that Stripe has confirmed, or a booked consultation. */
export type SiteEvent =
  | {
      readonly name: 'subscribe'
      /** The same for a session in every browser, so that the providers count it once. */
      readonly transactionId: string
      readonly plan: PlanId
      readonly billing: BillingPeriod
      /** In US dollars. */
      readonly value: number
    }
  | { readonly name: 'booking' }

/** An analytics provider. Nothing is loaded before `start`. */
export interface AnalyticsProvider {
  /** Empty if the provider is not configured. */
  readonly id: string
  readonly purpose: PrivacyPurpose
  /** The URL of its script, which is loaded after `start`. */
  readonly script: string
  /** `view` is the page being shown, if it is known already. */
  readonly start: (view: PageView | undefined) => void
  readonly reportView: (view: PageView) => void
  readonly reportEvent: (event: SiteEvent) => void
  /** Called after each choice of the visitor, once started. */
  readonly applyPrivacyChoice: () => void
}
