/** Resolves when the page has loaded. */
export async function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Resolves when the browser is idle, after 2,000 ms at the latest. Safari has no idle callback. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2_000 })
    else setTimeout(resolve, 1)
  })
}
