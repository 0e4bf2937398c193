import { formatUsd } from '../../shared/money'
import {
  EXAMPLE_CUSTOMER,
  EXAMPLE_DEPOSIT_CENTS,
  EXAMPLE_FENCE_FEET,
  EXAMPLE_PRICES,
} from '../example-company'

/** The lines of the quote; they add up to the deal's value. */
const lines = [
  {
    name: `Cedar fence, ${EXAMPLE_FENCE_FEET} ft`,
    cents: EXAMPLE_FENCE_FEET * EXAMPLE_PRICES.cedarPerFootCents,
  },
  { name: 'Two gates', cents: 2 * EXAMPLE_PRICES.gateCents },
  { name: 'Stain and seal', cents: EXAMPLE_FENCE_FEET * EXAMPLE_PRICES.stainPerFootCents },
] as const

const total = formatUsd(lines.reduce((sum, { cents }) => sum + cents, 0))
const deposit = formatUsd(EXAMPLE_DEPOSIT_CENTS)

/** A quote, signed and its deposit paid on a phone. */
export const signedQuote = {
  frame: {
    label: `Example: a quote of ${total}, signed, with a deposit of ${deposit} paid`,
    title: 'Quote 1107',
    note: EXAMPLE_CUSTOMER,
  },
  lines,
  total: { name: 'Total', amount: total },
  deposit: { name: 'Deposit paid', amount: deposit },
} as const
