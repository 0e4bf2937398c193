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

/** `pointerover` is missing: a mouse that rests where the page appears sends it without moving. */
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const

/** Calls back at each input within an element. */
export function onInput(within: Node, call: () => void, options: AddEventListenerOptions): void {
  for (const type of INPUT_EVENTS) {
    within.addEventListener(type, call, { capture: true, passive: true, ...options })
  }
}

/** Whether an island, or the whole document, has input that has not been replayed yet. */
export function hasEarlyInput(island: Element = document.documentElement): boolean {
  return window.earlyInput?.some(({ control }) => island.contains(control)) ?? false
}
