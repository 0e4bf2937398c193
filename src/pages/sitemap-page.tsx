/** Stub. */
export function SitemapPage() {
  return <h1>Sitemap</h1>
}
