/** The paths under which the site's proxy serves the script below and receives its reports. */
export const WATCH_PATH = '/__watch.js'
export const FAULT_PATH = '/__fault'

/**
 * Runs first in every page and reports faults that must never happen. WebKit's driver cannot read the console, so the
 * page reports them itself, in every engine.
 */
function watchPage(faultPath: string): void {
  let isLeft = false
  // Leaving a page cancels its requests, which is not a fault. WebKit does so before `pagehide`.
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
      // A preload may be canceled. If that matters, the import of the same file reports it.
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

/** The script's source. */
export const WATCH_SCRIPT = `(${watchPage.toString()})(${JSON.stringify(FAULT_PATH)})`

/** Inserts the script at the start of a page's head. */
export function withWatchScript(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script src="${WATCH_PATH}"></script>`)
}
