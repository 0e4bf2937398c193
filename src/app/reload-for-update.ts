const RELOADED_KEY = 'reloadedForChunk'

/**
 * Loads the document of an address anew when code is missing, once per address: after a new deployment
 * the files of the one before are gone. Returns whether it does. Never offline, because the browser's own
 * error page would take the place of a page that can be read.
 */
export function reloadForUpdate(): boolean {
  if (!navigator.onLine) return false
  try {
    if (window.sessionStorage.getItem(RELOADED_KEY) === window.location.pathname) return false
    window.sessionStorage.setItem(RELOADED_KEY, window.location.pathname)
  } catch {
    return false // Without storage a loop could not be told from a first try.
  }
  window.location.reload()
  return true
}
