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

function pressKey(key: string, control: HTMLElement): void {
  const focused = document.activeElement
  const target = focused?.getAttribute('role') === 'tab' ? focused : control
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** Replays the input of an island from before it was hydrated, once and in order. */
export async function replayEarlyInput(island: Element): Promise<void> {
  const all = window.earlyInput ?? []
  const due = all.filter(({ control }) => island.contains(control))
  window.earlyInput = all.filter((input) => !due.includes(input))
  for (const { type, control, key = '' } of due) {
    if (type === 'keydown') {
      pressKey(key, control)
      // The tabs move the focus in a separate task; the next key starts from the new focus.
      await new Promise((resolve) => setTimeout(resolve))
    } else if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}
