import { useId, type ComponentPropsWithRef } from 'react'
import { AlertIcon } from './icons'

/**
 * A text field with its label above and its error below. The error is tied to the field, so that it
 * is read out when the field gets the focus (WCAG 3.3.1).
 */
export function Field({
  label,
  error,
  className = '',
  ...input
}: ComponentPropsWithRef<'input'> & {
  readonly label: string
  readonly error: string | undefined
}) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block leading-6 font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className="h-13 w-full rounded-control border-[1.5px] border-line-strong bg-white px-4 text-body transition-[border-color] duration-state ease-site hover:border-soil focus-visible:outline-offset-2 disabled:border-line disabled:bg-limestone-2 disabled:text-soil-3 aria-invalid:border-paintbrush-dark aria-invalid:inset-ring aria-invalid:inset-ring-paintbrush-dark"
      />
      {error !== undefined && (
        <p
          id={errorId}
          className="mt-1.5 flex items-center gap-2 text-small font-medium text-paintbrush-dark"
        >
          <AlertIcon />
          {error}
        </p>
      )}
    </div>
  )
}
