import checkout from '../../../api/checkout/index'
import { CHECKOUT_PATH } from '../../shared/checkout'
import { startSampleWidgets } from '../sample-widgets/start-sample-widgets'
import { startStripeStandIn } from '../stripe-stand-in/start-stripe-stand-in'
import type { FunctionHandler } from './site-server'

/** The site's functions by the path they answer on, as api/ configures them for the host. */
export const siteFunctions: ReadonlyMap<string, FunctionHandler> = new Map([
  [CHECKOUT_PATH, (request: Request) => checkout(request)],
])

/** Sets a variable of this process unless somebody has set it already. */
function setDefault(name: string, value: string): void {
  if (!process.env[name]) process.env[name] = value
}

/**
 * Gives a local site what an account would give it: its own address to return to, a Stripe stand-in
 * where no Stripe key is set, and sample widgets where no booking and intake addresses are. The
 * widgets listen on the port after the site's, so that a built site finds them again.
 */
export async function provideLocalServices(sitePort: number): Promise<void> {
  setDefault('SITE_URL', `http://localhost:${sitePort}`)
  setDefault('VITE_SITE_URL', `http://localhost:${sitePort}`)
  if (!process.env.STRIPE_SECRET_KEY) {
    const standIn = await startStripeStandIn({ port: sitePort + 2 })
    Object.assign(process.env, standIn.environment)
    console.warn(`No STRIPE_SECRET_KEY: checkouts go to the stand-in at ${standIn.url}`)
  }
  const widgets = await startSampleWidgets({ port: sitePort + 1 })
  setDefault('VITE_BOOKING_WIDGET_URL', `${widgets.url}/booking`)
  setDefault('VITE_INTAKE_FORM_URL', `${widgets.url}/intake`)
}
