/** Runs an action; returns `otherwise` if it throws. */
function tryOr<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** A storage of the browser that never throws: if it is blocked or full, it keeps nothing. */
const safeStorage = (area: 'localStorage' | 'sessionStorage') => ({
  /** Null if there is no value, or no storage at all. */
  read: (key: string) => tryOr(() => window[area].getItem(key), null),
  /** A value that was written as JSON; undefined if there is none, or something else wrote to it. */
  readJson: (key: string) =>
    tryOr<unknown>(() => JSON.parse(window[area].getItem(key) ?? ''), undefined),
  /** Returns false if the browser keeps nothing. */
  write: (key: string, value: string) =>
    tryOr(() => {
      window[area].setItem(key, value)
      return true
    }, false),
  remove: (key: string) => {
    tryOr(() => {
      window[area].removeItem(key)
    }, undefined)
  },
})

/** Kept from visit to visit. */
export const localStore = safeStorage('localStorage')

/** Kept until the tab is closed, also across a reload and on the way back from another site. */
export const sessionStore = safeStorage('sessionStorage')

/** What the sign-up wizard keeps in the session storage; the success page removes it. */
export const SIGN_UP_KEYS = { draft: 'signUpDraft', attempts: 'checkoutAttempts' } as const
