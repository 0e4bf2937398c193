import * as RadixDialog from '@radix-ui/react-dialog'
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { lockPage, watchCloseGesture } from '../browser/modal'
import { CloseIcon } from './icons'
import { isInToaster } from './toaster'

/** Returns the focus to the element that opened the dialog or, if a URL opened it or the page has changed, to the main area. */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
    opener.focus()
  } else if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}

/** The scroll margin keeps the whole focus ring in view. */
const BOX =
  '**:focus-visible:scroll-my-4 fixed inset-0 z-30 max-w-full overflow-y-auto overscroll-contain bg-limestone shadow-dialog md:m-auto md:rounded-dialog tall:overflow-clip'

const RISING = 'transition duration-enter starting:translate-y-3 starting:opacity-0'

/** A modal dialog without Radix's overlay, whose scroll lock violates the Content-Security-Policy. */
export function Dialog({
  onClose,
  className,
  children,
}: {
  readonly onClose: () => void
  readonly className: string
  readonly children: ReactNode
}) {
  const [opener] = useState(() => document.activeElement)
  const [path] = useState(() => window.location.pathname)
  const close = useEffectEvent(onClose)
  useLayoutEffect(lockPage, [])
  useEffect(() => watchCloseGesture(() => close()), [])
  return (
    // The caller mounts it open and unmounts it, so `onOpenChange` only ever means closing.
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        {/* Escape and the Close button do the same. Radix switches pointer events off outside of its content. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          aria-hidden="true"
          onClick={({ detail }) => detail < 2 && onClose()}
          className="pointer-events-auto fixed inset-0 z-30 touch-none bg-soil/72 transition-opacity starting:opacity-0"
        />
        <RadixDialog.Content
          aria-modal="true"
          className={`${BOX} ${RISING} ${className}`}
          // The second click of a double click was not meant for what the first one has opened: the dialog or a step.
          onClickCapture={(event) => {
            if (event.detail < 2) return
            event.preventDefault()
            event.stopPropagation()
          }}
          // The backdrop closes by a click, which knows whether it is the second one.
          onPointerDownOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            // In the toasts, Escape only leaves them.
            if (isInToaster(document.activeElement)) event.preventDefault()
          }}
          onFocus={({ target }) => {
            // Radix wraps the focus around without scrolling (WCAG 2.4.11). Don't scroll on a click, which would move its target.
            if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
          }}
          onBlur={(event) => {
            // Keeps Radix from taking the focus back when Alt+T moves it to the toasts.
            if (isInToaster(event.relatedTarget)) event.stopPropagation()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveFocusBack(window.location.pathname === path ? opener : null)
          }}
        >
          {children}
          <RadixDialog.Close
            aria-label="Close"
            className="absolute top-2 right-2 inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-soil/6 lg:top-4.5 lg:right-4"
          >
            <CloseIcon />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** The dialog's accessible name and description. */
export { Description as DialogDescription, Title as DialogTitle } from '@radix-ui/react-dialog'
