import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'

const MARGIN_PX = 32
const PHONE_MARGIN_PX = 16

/** In narrower windows (tailwind.config.ts, lg) a dialog's bar of buttons reaches under the toasts. */
const LIFT_BELOW_PX = 1024

/** Distances from the edges of the window; the bottom grows while a bar of buttons is there. */
function offset(margin: number) {
  return { right: margin, bottom: `var(--toast-lift, ${margin}px)`, left: margin }
}

let host: HTMLElement | undefined

/** Tells whether an element, or what a focus or tap went to, is one of the toasts. */
export function isInToaster(target: EventTarget | null): boolean {
  return target instanceof Node && host !== undefined && host.contains(target)
}

/** Puts the live region into the page, once, before the first toast (WCAG 4.1.3). A toast outlives its dialog. */
export function mountToaster(): void {
  if (host !== undefined) return
  host = document.createElement('div')
  // An open dialog hides everything else from assistive technology, except what bears this attribute.
  host.setAttribute('aria-live', 'off')
  document.body.append(host)
  createRoot(host).render(
    <Toaster
      // What docs/product.md says of toasts beyond this are the library's defaults (tests/ui).
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
  // An open dialog takes the focus, and closes on taps, outside itself; toasts are none of its business.
  for (const type of ['focusin', 'pointerdown'] as const) {
    host.addEventListener(type, (event) => event.stopPropagation())
  }
}

/** Keeps toasts above a dialog's bar of buttons. Returns the function that lets them down again. */
export function liftToastsAbove(bar: HTMLElement | null): () => void {
  const { style } = document.documentElement
  if (bar !== null && window.innerWidth < LIFT_BELOW_PX) {
    const lift = window.innerHeight - bar.getBoundingClientRect().top + PHONE_MARGIN_PX
    style.setProperty('--toast-lift', `${lift}px`)
  }
  return () => style.removeProperty('--toast-lift')
}

/** Shows a failure that an alert on the page already says, so this is for the eye alone. */
export function showError(title: string, description: string): void {
  toast.error(<span aria-hidden="true">{title}</span>, {
    description: <span aria-hidden="true">{description}</span>,
  })
}

/** Says something for four seconds in the corner. What matters longer must also be on the page. */
export { toast } from 'sonner'
