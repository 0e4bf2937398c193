/**
 * Requests to open 'Your privacy choices'. The button is plain markup that React does not render, and
 * may be pressed before React runs, so the request waits in a store until the application reads it.
 */
let requested = false
const listeners = new Set<() => void>()

function setRequested(value: boolean): void {
  requested = value
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. Returns the function that stops it. */
export function subscribeToPrivacyRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the dialog has been asked for and not been closed since. */
export function arePrivacyChoicesRequested(): boolean {
  return requested
}

/** Called when the dialog has closed. */
export function closePrivacyChoices(): void {
  setRequested(false)
}

/**
 * Listens for the button anywhere in the document.
 * @param before events from before this script ran
 * @returns the function that stops it
 */
export function listenForPrivacyRequests(
  onRequest: () => void,
  before: readonly Event[] = [],
): () => void {
  const controller = new AbortController()
  function answerClick({ target }: Event): void {
    if (!(target instanceof Element) || target.closest('[data-privacy-choices]') === null) return
    setRequested(true)
    onRequest()
  }
  document.addEventListener('click', answerClick, { capture: true, signal: controller.signal })
  for (const event of before) if (event.type === 'click') answerClick(event)
  return () => {
    controller.abort()
  }
}
