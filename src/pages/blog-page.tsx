/** Stub. */
export function BlogPage() {
  return <h1>Blog</h1>
}
