/**
 * Resolves in a task of its own, so that the browser can paint, or answer a tap, before what follows:
 * a phone needs 30 ms for the bundler's loader alone, and as much to evaluate React.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
