import { useEffect, type ComponentPropsWithoutRef, type RefObject } from 'react'

/**
 * The browser's own modal dialog, open from the start; the caller closes it through `ref`. For what
 * must cost little or work without style sheets; the large one is `Dialog` (dialog.tsx).
 */
export function NativeDialog({
  ref,
  className = '',
  children,
  ...rest
}: ComponentPropsWithoutRef<'dialog'> & { readonly ref: RefObject<HTMLDialogElement | null> }) {
  useEffect(() => {
    if (ref.current?.open === false) ref.current.showModal()
  }, [ref])
  return (
    <dialog
      {...rest}
      ref={ref}
      className={`m-auto w-[min(600px,calc(100%-2rem))] rounded-dialog bg-limestone p-6 text-soil shadow-dialog backdrop:bg-soil/72 md:p-10 ${className}`}
    >
      {children}
    </dialog>
  )
}
