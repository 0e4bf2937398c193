/** Stub. */
export function WebsitePage() {
  return <h1>Website</h1>
}
