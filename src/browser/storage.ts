/** Runs an action; returns `otherwise` if it throws, as storage and cookies do in a sandboxed frame. */
export function tryOr<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** A browser storage that never throws. Values that it cannot store are in memory, as long as the document. */
const safeStorage = (area: 'localStorage' | 'sessionStorage') => {
  const memoryFallback = new Map<string, string>()
  const read = (key: string) =>
    memoryFallback.get(key) ?? tryOr(() => window[area].getItem(key), null)
  return {
    read,
    /** A parsed JSON value; undefined if there is none or it is malformed. */
    readJson: (key: string) => tryOr<unknown>(() => JSON.parse(read(key) ?? ''), undefined),
    /** Returns false if the browser cannot store it. */
    write: (key: string, value: string) => {
      memoryFallback.set(key, value)
      return tryOr(() => {
        window[area].setItem(key, value)
        memoryFallback.delete(key)
        return true
      }, false)
    },
    remove: (key: string) => {
      memoryFallback.delete(key)
      tryOr(() => window[area].removeItem(key), undefined)
    },
  }
}

/** Kept from visit to visit. */
export const localStore = safeStorage('localStorage')

/** Kept until the tab is closed, also across reloads and visits to other sites. */
export const sessionStore = safeStorage('sessionStorage')
