import { startFakeStripe } from '../../src/node/dev/fake-stripe/start-fake-stripe'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'

export const SESSIONS = '/v1/checkout/sessions'

/** The parameters of a session with a trial, as the site sends them. */
export const FORM = {
  mode: 'subscription',
  success_url: 'http://localhost:4173/subscription-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:4173/platform',
  customer_email: 'dana@whitfield.example',
  'line_items[0][price]': 'price_starter_monthly',
  'line_items[0][quantity]': '1',
  'subscription_data[trial_period_days]': '14',
}

/** What a setup fee adds to them. */
export const FEE = {
  'line_items[1][price_data][currency]': 'usd',
  'line_items[1][price_data][product_data][name]': 'One-time Setup Fee',
  'line_items[1][price_data][unit_amount]': String(SETUP_OPTIONS.assistedNoWebsite.feeCents),
  'line_items[1][quantity]': '1',
}

/** A fake Stripe, and how to talk to it without the SDK. */
export async function startFakeStripeRig() {
  const fakeStripe = await startFakeStripe()
  const key = { Authorization: `Bearer ${fakeStripe.environment['STRIPE_SECRET_KEY']}` }

  return {
    fakeStripe,
    /** Sends a request to the API: a POST where there is a form, otherwise a GET. */
    call: async (
      path: string,
      form?: Record<string, string>,
      headers: Record<string, string> = {},
      credentials: Record<string, string> = key,
    ) => {
      const response = await fetch(`${fakeStripe.url}${path}`, {
        headers: { ...credentials, ...headers },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        redirect: 'manual',
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    /** Calls a control endpoint. */
    admin: async (name: string, order?: object) => {
      const response = await fetch(`${fakeStripe.url}/_fake-stripe/${name}`, {
        ...(order && { method: 'POST', body: JSON.stringify(order) }),
      })
      return { status: response.status, body: await response.json() }
    },
  }
}
