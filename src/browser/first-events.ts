declare global {
  interface Window {
    /** Left by the page's inline script (src/build/first-script.ts); a development page has none. */
    takeFirstEvents?: () => Event[]
  }
}

/** Hands over what was clicked, sent and changed before this script ran, and ends its keeping. */
export function takeFirstEvents(): Event[] {
  return window.takeFirstEvents?.() ?? []
}
