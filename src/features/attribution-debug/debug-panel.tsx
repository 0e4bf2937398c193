/** Stub. */
export function DebugPanel() {
  return <p>debug</p>
}
