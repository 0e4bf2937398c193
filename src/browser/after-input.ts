/**
 * Resolves in a task of its own, so that the browser can show its answer to a tap before the code that
 * the tap asked for is fetched: the bundler's loader alone takes a phone 30 ms.
 */
export function afterInput(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
