import { sessionStore } from '../browser/storage'

const RELOADED_KEY = 'reloadedForChunk'

/**
 * Loads the document of an address anew when code is missing, once per address: after a new deployment
 * the files of the one before are gone. Returns whether it does. Never offline, because the browser's own
 * error page would take the place of a page that can be read.
 */
export function reloadForUpdate(): boolean {
  if (!navigator.onLine) return false
  const { pathname } = window.location
  if (sessionStore.read(RELOADED_KEY) === pathname) return false
  // Without storage a loop could not be told from a first try.
  if (!sessionStore.write(RELOADED_KEY, pathname)) return false
  window.location.reload()
  return true
}
