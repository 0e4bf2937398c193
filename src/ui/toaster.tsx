import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'

const MARGIN_PX = 32
const PHONE_MARGIN_PX = 16

/** Below this width (tailwind.config.ts, lg) the toasts would cover a dialog's failure and buttons. */
const LIFT_BELOW_PX = 1024

/** Distances from the window's edges. The bottom one grows while the toasts are raised. */
function offset(margin: number) {
  return { right: margin, bottom: `var(--toast-lift, ${margin}px)`, left: margin }
}

let host: HTMLElement | undefined

/** Whether an event target is inside a toast. */
export function isInToaster(target: EventTarget | null): boolean {
  return target instanceof Node && host?.contains(target) === true
}

/** Adds the live region to the page once, before the first toast (WCAG 4.1.3). It is outside dialogs, so toasts outlive them. */
export function mountToaster(): void {
  if (host !== undefined) return
  host = document.createElement('div')
  // An open dialog hides everything outside it from assistive technology, except elements with this attribute.
  host.setAttribute('aria-live', 'off')
  document.body.append(host)
  createRoot(host).render(
    <Toaster
      // The other values in docs/product.md are the library's defaults (tests/ui).
      className="pointer-events-auto font-text!"
      offset={offset(MARGIN_PX)}
      mobileOffset={offset(PHONE_MARGIN_PX)}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'w-full rounded-toast bg-soil px-4.5 py-3.5 text-limestone shadow-sheet focus-visible:outline-2! focus-visible:outline-wheat!',
          error: 'border-l-5 border-paintbrush',
          icon: 'hidden',
          title: 'leading-6 font-semibold',
          description: 'text-small text-on-dark',
        },
      }}
    />,
  )
  // Otherwise an open dialog would take the focus back from the toast that got it.
  host.addEventListener('focusin', (event) => event.stopPropagation())
}

/** Raises the toasts above an element, so that they don't cover it. Returns the function that lowers them again. */
export function liftToastsAbove(element: HTMLElement | null): () => void {
  const { style } = document.documentElement
  if (element !== null && window.innerWidth < LIFT_BELOW_PX) {
    const lift = window.innerHeight - element.getBoundingClientRect().top + PHONE_MARGIN_PX
    style.setProperty('--toast-lift', `${lift}px`)
  }
  return () => style.removeProperty('--toast-lift')
}

/** Shows a failure that an alert on the page already announces, so the toast is visual only. */
export function showError(title: string, description: string): void {
  toast.error(<span aria-hidden="true">{title}</span>, {
    description: <span aria-hidden="true">{description}</span>,
  })
}

/** Shows a message in the corner for four seconds. Anything important must also be on the page. */
export { toast } from 'sonner'
