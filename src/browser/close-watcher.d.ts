/** The browser's own gesture for closing: html.spec.whatwg.org, section 6.6.10. Not in the DOM types yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}
