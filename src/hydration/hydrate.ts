import type { ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'

const CONTROLS = 'a, button, form, input, select, textarea, [role=tab]'

/** The controls that a visitor may have used before the page was hydrated, in document order. */
const controlsOf = (container: Element) => [...container.querySelectorAll<HTMLElement>(CONTROLS)]

/** Copies the state of the old controls to the new ones: text, checks, focus and input to be replayed. */
function carryOver(
  before: readonly HTMLElement[],
  after: readonly HTMLElement[],
  focused: unknown,
) {
  for (const [index, old] of before.entries()) {
    const control = after[index]
    if (control === undefined || control === old || control.tagName !== old.tagName) continue
    if (control instanceof HTMLInputElement && old instanceof HTMLInputElement) {
      control.value = old.value
      control.checked = old.checked
    }
    if (old === focused) control.focus({ preventScroll: true })
    for (const input of window.earlyInput ?? []) if (input.control === old) input.control = control
  }
}

/** Hydrates markup. If a translation has changed it, React renders it again and the visitor's input is carried over. */
export function hydrate(
  container: Element,
  content: ReactNode,
  options: HydrationOptions = {},
): Root {
  const before = controlsOf(container)
  const focused = document.activeElement
  return hydrateRoot(container, content, {
    ...options,
    onRecoverableError: (error) => {
      carryOver(before, controlsOf(container), focused)
      // On a visitor's page, a translation or an extension has changed the markup. In development and tests, the
      // mismatch is ours.
      if (import.meta.env.DEV) console.error(error)
    },
  })
}
