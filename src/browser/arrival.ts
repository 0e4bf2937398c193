import { sessionStore } from './storage'

/** Whether this document was opened by a reload, Back or Forward, and not by a link or a URL. */
export function isReopened(): boolean {
  const [timing] = performance.getEntriesByType('navigation')
  return timing !== undefined && 'type' in timing && timing.type !== 'navigate'
}

/** The key under which the inline script keeps the last tagged URL. */
export const ARRIVAL_KEY = 'arrival'

/** The tagged URL that the visitor followed, perhaps to a page that was left before the entry script ran. */
export function readArrival(): URL | null {
  const kept = sessionStore.read(ARRIVAL_KEY)
  return kept === null ? null : new URL(window.location.origin + kept)
}

/** Forgets the tagged URL, once its attribution can't be lost any more. */
export const forgetArrival = (): void => sessionStore.remove(ARRIVAL_KEY)
