import { signUp } from '../../content/sign-up'
import { Field } from '../../ui/field'
import type { CustomerForm } from './use-customer-form'

const { payment: words } = signUp

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
