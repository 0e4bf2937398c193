/** Where the front serves the script below, and where that script reports to. */
export const WATCH_PATH = '/__watch.js'
export const FAULT_PATH = '/__fault'

/**
 * Runs first in every page: reports what must never happen. WebKit's driver cannot read the console,
 * so the page tells by itself, in every engine alike.
 */
function watchPage(faultPath: string): void {
  let isLeft = false
  // Leaving a page cancels what it was loading, which is no fault. WebKit does so before `pagehide`.
  for (const change of ['beforeunload', 'pagehide', 'pageshow']) {
    window.addEventListener(change, () => {
      isLeft = change !== 'pageshow'
    })
  }
  const report = (fault: string) => {
    if (!isLeft) navigator.sendBeacon(faultPath, `${location.href}: ${fault}`)
  }
  window.addEventListener(
    'error',
    ({ target, message }) => {
      // A preload may be canceled; the import of the same file tells where that does harm.
      if (target instanceof HTMLLinkElement) return
      const isFile = target instanceof Element
      report(isFile ? `Could not load ${target.outerHTML}` : `Uncaught: ${message}`)
    },
    { capture: true },
  )
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report(`Unhandled rejection: ${String(reason)}`)
  })
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report(`Policy violation: ${effectiveDirective} ${blockedURI}`)
  })
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      log(...words)
      report(`Console: ${words.map(String).join(' ')}`)
    }
  }
}

/** The script as it is served. */
export const WATCH_SCRIPT = `(${watchPage.toString()})(${JSON.stringify(FAULT_PATH)})`

/** Puts the script before everything else in a page's head. */
export function withWatchScript(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script src="${WATCH_PATH}"></script>`)
}
