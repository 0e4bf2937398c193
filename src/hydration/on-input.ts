/** Not `pointerover`, which fires on page load if the mouse happens to be over the page. */
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const

/** Calls back at each input within an element. */
export function onInput(within: Node, call: () => void, options: AddEventListenerOptions): void {
  for (const type of INPUT_EVENTS) {
    within.addEventListener(type, call, { capture: true, passive: true, ...options })
  }
}
