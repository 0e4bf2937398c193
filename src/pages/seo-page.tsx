/** Stub. */
export function SeoPage() {
  return <h1>Seo</h1>
}
