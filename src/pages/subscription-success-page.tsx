import { SubscriptionStatus } from '../features/subscription-status/subscription-status'
import { Island } from '../hydration/island'

/** Where Stripe leads after the checkout. All of it follows the address. */
export function SubscriptionSuccessPage() {
  return (
    <Island name="subscription-status">
      <SubscriptionStatus />
    </Island>
  )
}
