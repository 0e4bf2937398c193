/** Stub. */
export function FullStackPage() {
  return <h1>Full Stack</h1>
}
