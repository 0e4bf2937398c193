import { sessionStore, tryOr } from './storage'

/** Whether a reload, Back or Forward opened this document, and not a link or a typed URL. */
export function isReloadOrBackForward(): boolean {
  const [timing] = performance.getEntriesByType('navigation')
  return timing !== undefined && 'type' in timing && timing.type !== 'navigate'
}

/** The key under which the inline script stores the landing URL: the last one with a tracked parameter. */
export const LANDING_URL_KEY = 'landingUrl'

/** The landing URL. The visitor may have left its page before the entry script ran. */
export function readLandingUrl(): URL | null {
  const pathAndQuery = sessionStore.read(LANDING_URL_KEY)
  return pathAndQuery === null
    ? null
    : tryOr(() => new URL(window.location.origin + pathAndQuery), null)
}

/** Forgets the landing URL, once its attribution can't be lost any more. */
export const forgetLandingUrl = (): void => sessionStore.remove(LANDING_URL_KEY)
