import { island } from '../ui/island'

const SubscriptionStatus = island(
  'subscription-status',
  'view',
  async () =>
    (await import('../features/subscription-status/subscription-status')).SubscriptionStatus,
)

/** Where Stripe leads after the checkout (spec section 2.9). All of it follows the address. */
export function SubscriptionSuccessPage() {
  return <SubscriptionStatus />
}
