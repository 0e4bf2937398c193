/** Stub. */
export function SocialMediaPage() {
  return <h1>Social Media</h1>
}
