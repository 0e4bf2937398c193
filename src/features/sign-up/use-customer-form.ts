import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Customer } from '../../shared/checkout'

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
