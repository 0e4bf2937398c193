/** Something a visitor did in an island before it was hydrated. */
interface EarlyInput {
  readonly type: 'click' | 'submit' | 'keydown'
  /** The button, tab or form. */
  control: HTMLElement
  /** The key of a `keydown`. */
  readonly key?: string
}

declare global {
  interface Window {
    /** Filled by the page's inline script (inline-script.ts); undefined until the visitor does something. */
    earlyInput?: EarlyInput[]
  }
}

/** Whether an island, or the whole document, has input that has not been replayed yet. */
export function hasEarlyInput(island: Element = document.documentElement): boolean {
  return window.earlyInput?.some(({ control }) => island.contains(control)) ?? false
}
