/** Stub. */
export function TextPage() {
  return <h1>Text</h1>
}
