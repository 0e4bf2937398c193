import { GOOGLE_CLICK_IDS, isPersonal, knownPath, reportedQuery } from '../site/reported-path'
import { NOT_FOUND_PATH } from '../site/routes'
import { isAllowed } from './privacy-choice'
import { sessionStore } from './storage'

/** Opens the debug panel for the tab if it is in the query or the hash of a URL. */
const DEBUG_MARK = 'debug=utm'
const DEBUG_KEY = 'debug'

/** Whether staff have opened the debug panel in this tab. */
export const isDebugPanelOpen = (): boolean => sessionStore.read(DEBUG_KEY) !== null

/** Closes the debug panel for this tab. */
export const closeDebugPanel = (): void => sessionStore.remove(DEBUG_KEY)

/** Another site may have sent its whole URL as the referrer. Leaves its origin. */
function cleanReferrer(): void {
  const [origin] = /^https?:\/\/[^/]+\//.exec(document.referrer) ?? []
  if (origin !== undefined)
    Object.defineProperty(document, 'referrer', { value: origin, configurable: true })
}

/**
 * Removes from the address bar and the referrer what must not leave the site, before any analytics loads, because analytics
 * scripts read both. The page finds the full query in the state of its history entry, also after a reload.
 */
export function cleanAddressBar(): void {
  cleanReferrer()
  const { pathname, search, hash } = window.location
  if ((search + hash).includes(DEBUG_MARK)) sessionStore.write(DEBUG_KEY, DEBUG_MARK)
  // History takes a path that begins with two slashes for another host, and throws.
  const asked = pathname.replace(/^\/+/, '/')
  // A misspelled path stays, so that it can be corrected.
  const path = knownPath(asked) ?? (isPersonal(asked) ? NOT_FOUND_PATH : asked)
  // Read the choice only if it matters: on a phone, localStorage takes about 10 ms.
  const keepsClickIds = search !== '' && isAllowed('advertising')
  const query = reportedQuery(search, keepsClickIds ? [...GOOGLE_CLICK_IDS, 'fbclid'] : [])
  // On the development server the page has no content yet, so its anchors are unknown.
  const hasContent = document.querySelector('main') !== null
  const keepsHash = !hasContent || document.getElementById(hash.slice(1)) !== null
  const clean = path + query + (keepsHash ? hash : '')
  if (clean === pathname + search + hash) return
  const state = { ...window.history.state, search }
  window.history.replaceState(state, '', clean)
}

/** Runs a navigation within the page, such as the skip link's, and copies the original query to its history entry. */
export function keepOriginalQuery(navigate: () => void): void {
  const { search } = window.history.state ?? {}
  navigate()
  if (search !== undefined) window.history.replaceState({ ...window.history.state, search }, '')
}

/** The query that the page was opened with, including what was removed from the address bar. */
export function originalQuery(): URLSearchParams {
  const { search = window.location.search } = window.history.state ?? {}
  return new URLSearchParams(String(search))
}
