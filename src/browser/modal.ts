import { palette } from '../site/palette'

/** The browser's close gesture (html.spec.whatwg.org, 6.6.10). Not in TypeScript's DOM types yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/** The color of the strip that stays free for the scrollbar: as dark as the page under the backdrop. */
const DARKENED = `color-mix(in srgb, ${palette.soil} 72%, ${palette.limestone})`

/**
 * Locks the page behind a dialog: no scrolling, focus or announcement. A scrollbar leaves its strip free, so that nothing
 * moves sideways. Returns the function that unlocks the page.
 */
export function lockPage(): () => void {
  const page = document.getElementById('root')
  const { style, scrollHeight, clientHeight } = document.documentElement
  page?.toggleAttribute('inert', true)
  style.overflow = 'hidden'
  // On phones dialogs cover the whole window, and a strip would show beside them.
  if (scrollHeight > clientHeight && matchMedia('(width >= 48em)').matches) {
    style.scrollbarGutter = 'stable'
    style.backgroundColor = DARKENED
  }
  return () => {
    page?.toggleAttribute('inert', false)
    style.overflow = ''
    style.scrollbarGutter = ''
    style.backgroundColor = ''
  }
}

/** Calls back at the gesture for closing ('back' on Android phones). Returns the function that stops it. */
export function watchCloseGesture(onClose: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', onClose)
  return () => watcher.destroy()
}
