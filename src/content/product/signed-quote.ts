import { formatUsd } from '../../shared/money'
import {
  EXAMPLE_CUSTOMER,
  EXAMPLE_DEAL_CENTS,
  EXAMPLE_DEPOSIT_CENTS,
  EXAMPLE_QUOTE,
} from '../example-company'

const total = formatUsd(EXAMPLE_DEAL_CENTS)
const deposit = formatUsd(EXAMPLE_DEPOSIT_CENTS)

/** A quote, signed and its deposit paid on a phone. */
export const signedQuote = {
  frame: {
    label: `Example: a quote of ${total}, signed, with a deposit of ${deposit} paid`,
    title: 'Quote 1107',
    note: EXAMPLE_CUSTOMER,
  },
  lines: EXAMPLE_QUOTE,
  total: { name: 'Total', amount: total },
  deposit: { name: 'Deposit paid', amount: deposit },
} as const
