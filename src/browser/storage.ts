/** Runs an action; returns `otherwise` if it throws. */
function tryOr<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** A browser storage that never throws. Values that it cannot store last as long as the document. */
const safeStorage = (area: 'localStorage' | 'sessionStorage') => {
  const notKept = new Map<string, string>()
  const read = (key: string) => notKept.get(key) ?? tryOr(() => window[area].getItem(key), null)
  return {
    read,
    /** A parsed JSON value; undefined if there is none or it is malformed. */
    readJson: (key: string) => tryOr<unknown>(() => JSON.parse(read(key) ?? ''), undefined),
    /** Returns false if the browser cannot store it. */
    write: (key: string, value: string) => {
      notKept.set(key, value)
      return tryOr(() => {
        window[area].setItem(key, value)
        notKept.delete(key)
        return true
      }, false)
    },
    remove: (key: string) => {
      notKept.delete(key)
      tryOr(() => window[area].removeItem(key), undefined)
    },
  }
}

/** Kept from visit to visit. */
export const localStore = safeStorage('localStorage')

/** Kept until the tab is closed, also across reloads and visits to other sites. */
export const sessionStore = safeStorage('sessionStorage')
