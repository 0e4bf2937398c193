import * as z from 'zod'
import { FAKE_STRIPE_URL } from './addresses'

const ReceivedRequests = z.array(
  z.object({
    operation: z.optional(z.string()),
    parameters: z.record(z.string(), z.unknown()),
    idempotencyKey: z.optional(z.string()),
  }),
)

const Sessions = z.array(
  z.object({
    id: z.string(),
    url: z.nullable(z.string()),
    status: z.string(),
    customer_email: z.nullable(z.string()),
    metadata: z.record(z.string(), z.string()),
    subscription: z.nullable(z.object({ metadata: z.record(z.string(), z.string()) })),
  }),
)

async function readFromFakeStripe(name: string): Promise<unknown> {
  const response = await fetch(`${FAKE_STRIPE_URL}/_fake-stripe/${name}`)
  return response.json()
}

/** The sessions that the fake Stripe was asked to make for a customer, oldest request first. */
export async function sessionRequestsOf(email: string) {
  const requests = ReceivedRequests.parse(await readFromFakeStripe('requests'))
  return requests.filter(
    ({ operation, parameters }) => operation === 'create' && parameters['customer_email'] === email,
  )
}

/** The sessions that exist at the fake Stripe for a customer. */
export async function sessionsOf(email: string) {
  const sessions = Sessions.parse(await readFromFakeStripe('sessions'))
  return sessions.filter(({ customer_email: customer }) => customer === email)
}

/** An address that no other test uses, so that its requests can be told from theirs. */
export function uniqueEmail(): string {
  return `owner-${crypto.randomUUID()}@customer.example`
}
