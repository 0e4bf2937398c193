/** Stub. */
export function SubscriptionSuccessPage() {
  return <h1>Subscription Success</h1>
}
