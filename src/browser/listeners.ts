/** A list of listeners. `subscribe` fits useSyncExternalStore and returns the function that unsubscribes. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
