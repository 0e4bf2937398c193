import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useId } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { signUp } from '../../content/sign-up'
import { Customer } from '../../shared/checkout'
import { AlertIcon } from '../../ui/icons'
import type { FieldMessages } from './start-checkout'

/** The customer form, validated by the same schema as in the checkout function. */
export const useCustomerForm = (defaultValues?: Customer) =>
  useForm({ resolver: standardSchemaResolver(Customer), ...(defaultValues && { defaultValues }) })

/** The fields in order. Browsers can autofill them (WCAG 1.3.5). */
const FIELDS = [
  { name: 'fullName', autoComplete: 'name' },
  { name: 'companyName', autoComplete: 'organization' },
  {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
] as const

/**
 * Updates the form's values to what its fields show. Chrome on iOS fills them in without an event that React passes on
 * (https://issues.chromium.org/issues/41371116).
 */
export function readFields(
  { setValue }: ReturnType<typeof useCustomerForm>,
  element: HTMLFormElement,
): void {
  for (const { name } of FIELDS) {
    const field = element.elements.namedItem(name)
    if (field instanceof HTMLInputElement) setValue(name, field.value)
  }
}

/**
 * The error of the first wrong field if that field has the focus already, because Enter was pressed in it. A screen
 * reader announces an error when its field gets the focus, so this one needs a status message (WCAG 4.1.3).
 */
export function unannouncedError(errors: FieldErrors<Customer>): string {
  const name = FIELDS.find((field) => errors[field.name] !== undefined)?.name
  if (name === undefined || !document.activeElement?.matches(`[name=${name}]`)) return ''
  return `${signUp.payment[name]}: ${errors[name]?.message}`
}

const FIELD =
  'h-13 w-full rounded-control border-[1.5px] border-line-strong bg-white px-4 text-body transition-[border-color]'

const FIELD_STATES =
  'read-only:border-line read-only:bg-limestone-2 read-only:text-soil-3 hover:border-soil focus-visible:outline-offset-2 aria-invalid:border-paintbrush-dark aria-invalid:inset-ring aria-invalid:inset-ring-paintbrush-dark'

/** The fields, each with its label and its error, which screen readers read as its description (WCAG 3.3.1). */
export function CustomerFields({
  form: { register, formState, setError },
  readOnly = false,
  messages,
}: {
  readonly form: ReturnType<typeof useCustomerForm>
  readonly readOnly?: boolean
  /** Errors from the checkout function. */
  readonly messages?: FieldMessages | undefined
}) {
  const id = useId()

  useEffect(() => {
    // In reverse order, so that the first wrong field ends up with the focus.
    for (const { name } of FIELDS.toReversed()) {
      const message = messages?.[`customer.${name}`]
      if (message !== undefined) setError(name, { message }, { shouldFocus: true })
    }
  }, [messages, setError])

  return (
    <fieldset className="grid gap-4 md:grid-cols-2">
      {FIELDS.map(({ name, ...input }) => {
        const error = formState.errors[name]?.message
        return (
          <div key={name} className={name === 'email' ? 'md:col-span-2' : undefined}>
            <label htmlFor={id + name} className="mb-1.5 block leading-6 font-semibold">
              {signUp.payment[name]}
            </label>
            <input
              {...input}
              {...register(name)}
              id={id + name}
              readOnly={readOnly}
              aria-required="true"
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}${name}-error`}
              className={`${FIELD} ${FIELD_STATES}`}
            />
            {error !== undefined && (
              <p
                id={`${id}${name}-error`}
                className="mt-1.5 flex items-center gap-2 text-small font-medium text-paintbrush-dark"
              >
                <AlertIcon />
                <span>{error}</span>
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
