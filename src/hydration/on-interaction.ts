/**
 * `click` comes alone from voice control and extensions. Not `pointerover`, which fires on page load if the mouse happens
 * to be over the page.
 */
const EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'click'] as const

/** Calls back at each interaction with an element: a press, touch, pointer movement, key, focus or click. */
export function onInteraction(
  within: Node,
  call: () => void,
  options: AddEventListenerOptions,
): void {
  for (const type of EVENTS) {
    within.addEventListener(type, call, { capture: true, passive: true, ...options })
  }
}
