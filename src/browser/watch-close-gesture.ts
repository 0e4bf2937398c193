/**
 * Calls back when the visitor makes the gesture for closing, which is 'back' on Android phones, where
 * the browser tells of it. Returns the function that stops it.
 */
export function watchCloseGesture(onClose: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', onClose)
  return () => {
    watcher.destroy()
  }
}
