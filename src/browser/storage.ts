/** A storage of the browser that never throws: where it is blocked or full, it keeps nothing. */
function safeStorage(area: 'localStorage' | 'sessionStorage') {
  return {
    /** Null where there is no value, or no storage at all. */
    read(key: string): string | null {
      try {
        return window[area].getItem(key)
      } catch {
        return null
      }
    },
    /** A value that was written as JSON; undefined where there is none, or something else wrote to it. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(window[area].getItem(key) ?? '')
      } catch {
        return undefined
      }
    },
    /** Returns false where the browser keeps nothing. */
    write(key: string, value: string): boolean {
      try {
        window[area].setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key: string): void {
      try {
        window[area].removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

/** Kept from visit to visit. */
export const localStore = safeStorage('localStorage')

/** Kept until the tab is closed, also across a reload and on the way back from another site. */
export const sessionStore = safeStorage('sessionStorage')

/** What the sign-up wizard keeps in the session storage; the success page removes it. */
export const SIGN_UP_KEYS = { draft: 'signUpDraft', attempts: 'checkoutAttempts' } as const
