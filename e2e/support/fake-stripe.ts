import * as z from 'zod'
import { FAKE_STRIPE_URL } from './addresses'

const Sessions = z.array(
  z.object({
    status: z.string(),
    customer_email: z.nullable(z.string()),
    metadata: z.record(z.string(), z.string()),
    subscription: z.nullable(z.object({ metadata: z.record(z.string(), z.string()) })),
  }),
)

/** The sessions that exist at the fake Stripe for a customer. */
export async function sessionsOf(email: string) {
  const response = await fetch(`${FAKE_STRIPE_URL}/_fake-stripe/sessions`)
  const sessions = Sessions.parse(await response.json())
  return sessions.filter(({ customer_email: customer }) => customer === email)
}
