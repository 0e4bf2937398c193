/** Reads a value of the browser's storage; null where there is none, or no storage at all. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value. False where the browser keeps nothing (blocked, full). */
export function store(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
