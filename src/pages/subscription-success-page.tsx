import { SubscriptionStatus } from '../features/subscription-status/subscription-status'
import { Island } from '../hydration/island'

/** Where Stripe redirects after the checkout. Everything on it depends on the URL. */
export function SubscriptionSuccessPage() {
  return <Island name="subscription-status" part={SubscriptionStatus} trigger="immediate" />
}
