/** Stub. */
export function WebsiteIntakePage() {
  return <h1>Website Intake</h1>
}
