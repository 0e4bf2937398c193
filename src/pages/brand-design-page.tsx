/** Stub. */
export function BrandDesignPage() {
  return <h1>Brand Design</h1>
}
