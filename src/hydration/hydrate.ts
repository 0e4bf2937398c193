import type { ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'

const CONTROLS = 'a, button, form, input, select, textarea, [role=tab]'

/** What a visitor can have used or filled in before the page was hydrated, in document order. */
const controlsOf = (container: Element) => [...container.querySelectorAll<HTMLElement>(CONTROLS)]

/** Gives new controls what their predecessors have: typed text, checks, focus, and input to be replayed. */
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

/** Hydrates markup. Where a translation changed it, React renders anew, and what was typed is carried over. */
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
      // Others changed the markup, which is no defect of the page. Tests run the development build.
      if (import.meta.env.DEV) console.error(error)
    },
  })
}
