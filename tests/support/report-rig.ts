import type { Stripe } from 'stripe'
import { sessionParameters } from '../../api/checkout/session-parameters'
import { runCampaignReport } from '../../src/node/commands/campaign-report/run'
import { FAKE_PRICE_IDS } from '../../src/node/dev/fake-stripe/environment'
import { startFakeStripe } from '../../src/node/dev/fake-stripe/start-fake-stripe'
import type { CheckoutRequest } from '../../src/shared/checkout'
import type { Order } from '../../src/shared/pricing'

interface SignUp extends Order {
  readonly attribution: CheckoutRequest['attribution']
  /** Seconds since 1970. */
  readonly created: number
  /** The status of the subscription, or of a checkout that was not finished. */
  readonly outcome: Stripe.Subscription.Status | 'open' | 'expired'
}

const SETTINGS = { priceIds: FAKE_PRICE_IDS, automaticTax: false }

const SIGN_UP: SignUp = {
  plan: 'starter',
  billing: 'monthly',
  setup: 'self',
  attribution: {},
  created: 1_793_000_000,
  outcome: 'active',
}

const CUSTOMER = {
  fullName: 'Owner 1',
  email: 'owner-1@customer.example',
  companyName: 'Company 1',
}

interface World {
  readonly variables?: Record<string, string>
  readonly findFakeStripe?: () => Promise<string | undefined>
}

/** The campaign report, connected to a fake Stripe. */
export async function startReportRig() {
  const fakeStripe = await startFakeStripe()

  /** Runs the command and returns what it writes. */
  const run = async (
    args: string[],
    { variables = {}, findFakeStripe = async () => fakeStripe.url }: World = {},
  ) => runCampaignReport(args, variables, findFakeStripe)

  return {
    fakeStripe,
    run,
    /** The report as JSON, parsed. */
    report: async (...args: string[]) => JSON.parse((await run(['--json', ...args])).stdout),
    /** Adds sign-ups that differ from a plain one. */
    seed: (...changes: Partial<SignUp>[]) => {
      const { sessions } = fakeStripe.state
      for (const change of changes) {
        const { attribution, created, outcome, ...order } = { ...SIGN_UP, ...change }
        const { plan, billing, setup } = order
        const attemptId = crypto.randomUUID()
        const form = { plan, billing, setup, customer: CUSTOMER, attemptId, attribution }
        const parameters = sessionParameters(form, SETTINGS, 'https://site.example')
        const { id } = sessions.create(parameters, undefined, created)
        if (outcome === 'expired') sessions.expire(id)
        else if (outcome !== 'open') sessions.complete(id, outcome, created)
      }
    },
  }
}
