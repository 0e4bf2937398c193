import {
  GOOGLE_CLICK_IDS,
  isPersonal,
  knownPath,
  NOT_FOUND_PATH,
  reportedQuery,
} from '../site/reported-path'
import { isAllowed } from './privacy-choice'
import { sessionStore } from './storage'

/** Whether this document was opened by a reload, Back or Forward, and not by a link or a URL. */
export function isReopened(): boolean {
  const [timing] = performance.getEntriesByType('navigation')
  return timing !== undefined && 'type' in timing && timing.type !== 'navigate'
}

/** Opens the campaign tools, in the query or the hash of a URL. They stay for the tab. */
const DEBUG_MARK = 'debug=utm'
const DEBUG_KEY = 'debug'

/** Whether staff have opened the campaign tools in this tab. */
export const isDebugging = (): boolean => sessionStore.read(DEBUG_KEY) !== null

/** Closes the campaign tools for this tab. */
export const endDebugging = (): void => sessionStore.remove(DEBUG_KEY)

/**
 * Takes everything out of the address bar that must not leave the site, before any analytics loads: services read the
 * bar by themselves. The query stays in the state of the history entry, for the page itself, also across a reload.
 */
export function cleanAddressBar(): void {
  const { pathname, search, hash } = window.location
  if ((search + hash).includes(DEBUG_MARK)) sessionStore.write(DEBUG_KEY, DEBUG_MARK)
  // A misspelled path stays, so that it can be corrected.
  const path = knownPath(pathname) ?? (isPersonal(pathname) ? NOT_FOUND_PATH : pathname)
  // The choice is read only if it matters: localStorage takes a phone about 10 ms.
  const keepsClickIds = search !== '' && isAllowed('advertising')
  const query = reportedQuery(search, keepsClickIds ? [...GOOGLE_CLICK_IDS, 'fbclid'] : [])
  // The development server's page has no content yet, so its anchors are not known.
  const isAnchor = document.getElementById(hash.slice(1)) ?? !document.querySelector('main')
  const clean = path + query + (isAnchor ? hash : '')
  if (clean === pathname + search + hash) return
  const state = { ...Object(window.history.state), search }
  window.history.replaceState(state, '', clean)
}

/** The query that the page was opened with, also what is not in the address bar any more. */
export function openedWith(): URLSearchParams {
  const { search = window.location.search } = Object(window.history.state)
  return new URLSearchParams(String(search))
}

/** Where the inline script keeps the last tagged address until a document's first script takes it. */
export const ARRIVAL_KEY = 'arrival'

/** The tagged address that led here, perhaps to a page that was left before its first script ran. */
export function takeArrival(): URL {
  const kept = sessionStore.read(ARRIVAL_KEY)
  sessionStore.remove(ARRIVAL_KEY)
  return new URL(kept ?? window.location.href, window.location.origin)
}
