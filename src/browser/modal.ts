import { palette } from '../site/palette'

/** The browser's own gesture for closing: html.spec.whatwg.org, section 6.6.10. Not in the DOM types yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/** The page's ground under the dialog's backdrop, for the strip of the scroll bar that it leaves free. */
const DARKENED = `color-mix(in srgb, ${palette.soil} 72%, ${palette.limestone})`

/**
 * Keeps the page behind a dialog from scrolling, jumping, taking the focus and being read out, its live regions
 * included. Returns the function that unlocks it.
 */
export function lockPage(): () => void {
  const page = document.getElementById('root')
  const { style, scrollHeight, clientHeight } = document.documentElement
  page?.toggleAttribute('inert', true)
  style.overflow = 'hidden'
  if (scrollHeight > clientHeight) {
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
