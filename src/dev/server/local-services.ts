import getPort, { portNumbers } from 'get-port'
import checkout from '../../../api/checkout/index'
import { CHECKOUT_PATH } from '../../shared/checkout'
import { startSampleWidgets } from '../sample-widgets'
import { noteRunningFakeStripe } from '../fake-stripe/environment'
import { startFakeStripe } from '../fake-stripe/start-fake-stripe'
import type { SiteFunctions } from './site-server'

/** The site's functions, as api/ configures them for the host. */
export const siteFunctions: SiteFunctions = new Map([
  [CHECKOUT_PATH, (request: Request) => checkout(request)],
])

const MAX_PORT = 65_535

/** The first free port from the wanted one on. */
async function freePort(wanted: number): Promise<number> {
  return getPort({ port: portNumbers(wanted, MAX_PORT) })
}

/** The port for the site: the wanted one, or the next free one, which one line then tells. */
export async function sitePort(wanted: number): Promise<number> {
  const port = await freePort(wanted)
  if (port !== wanted) console.warn(`Port ${wanted} is taken, so the site uses ${port}.`)
  return port
}

/**
 * Provides what a local site needs without any account: its own address to return to, a Stripe
 * fake Stripe where there is no Stripe key, and sample widgets where there are no booking and intake
 * addresses. The widgets take the port after the site's where it is free, because a built site keeps
 * their address.
 */
export async function provideLocalServices(port: number): Promise<void> {
  process.env.SITE_URL ||= `http://localhost:${port}`
  process.env.VITE_SITE_URL ||= `http://localhost:${port}`
  if (!process.env.STRIPE_SECRET_KEY) {
    const fakeStripe = await startFakeStripe(await freePort(port + 2))
    Object.assign(process.env, fakeStripe.environment)
    await noteRunningFakeStripe(fakeStripe.url)
    console.warn(`No STRIPE_SECRET_KEY: checkouts go to the fake Stripe at ${fakeStripe.url}`)
  }
  const widgets = await startSampleWidgets(await freePort(port + 1))
  process.env.VITE_BOOKING_WIDGET_URL ||= `${widgets.url}/booking`
  process.env.VITE_INTAKE_FORM_URL ||= `${widgets.url}/intake`
}
