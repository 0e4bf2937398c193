/** Dispatches a key event on the tab that now has focus. */
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
