/** Runs an action; returns `otherwise` if it throws. */
function tryOr<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** A storage of the browser that never throws: what it does not keep lasts as long as the document. */
const safeStorage = (area: 'localStorage' | 'sessionStorage') => {
  const notKept = new Map<string, string>()
  const read = (key: string) => notKept.get(key) ?? tryOr(() => window[area].getItem(key), null)
  return {
    read,
    /** A value that was written as JSON; undefined if there is none, or something else wrote to it. */
    readJson: (key: string) => tryOr<unknown>(() => JSON.parse(read(key) ?? ''), undefined),
    /** Returns false if the browser does not keep it. */
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

/** Kept until the tab is closed, also across a reload and on the way back from another site. */
export const sessionStore = safeStorage('sessionStorage')
