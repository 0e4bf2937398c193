/** Stub. */
export function SearchMarketingPage() {
  return <h1>Search Marketing</h1>
}
