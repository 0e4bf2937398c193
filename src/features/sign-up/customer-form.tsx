import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, type ComponentPropsWithRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { signUp } from '../../content/sign-up'
import { Customer } from '../../shared/checkout'
import { AlertIcon } from '../../ui/icons'

const { payment: words } = signUp

export type CustomerForm = UseFormReturn<Customer, unknown, Customer>

/**
 * The customer form: checked when it is submitted, then at every change, by the
 * same schema as in the checkout function. The first field with an error gets the focus.
 */
export function useCustomerForm(
  defaultValues: Customer = { fullName: '', email: '', companyName: '' },
): CustomerForm {
  return useForm({ resolver: standardSchemaResolver(Customer), defaultValues })
}

/**
 * A text field with its label above and its error below. The error is tied to the field, so that it
 * is read out when the field gets the focus (WCAG 3.3.1).
 */
function Field({
  label,
  error,
  className,
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

/** Name, company and email, filled in by the browser where it knows them (WCAG 1.3.5). */
export function CustomerFields({
  form: { register, formState },
  disabled,
}: {
  readonly form: CustomerForm
  readonly disabled: boolean
}) {
  const { errors } = formState
  return (
    <fieldset disabled={disabled} className="grid gap-4 md:grid-cols-2">
      <Field
        label={words.fullName}
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <Field
        label={words.companyName}
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName')}
      />
      <Field
        label={words.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        className="md:col-span-2"
        {...register('email')}
      />
    </fieldset>
  )
}
