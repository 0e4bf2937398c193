/** Stub. */
export function EmailPage() {
  return <h1>Email</h1>
}
