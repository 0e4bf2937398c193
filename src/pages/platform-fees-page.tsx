/** Stub. */
export function PlatformFeesPage() {
  return <h1>Platform Fees</h1>
}
