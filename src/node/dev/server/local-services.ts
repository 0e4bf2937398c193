import getPort, { portNumbers } from 'get-port'
import { createCheckoutHandler } from '../../../../api/checkout/checkout-handler'
import { CHECKOUT_PATH } from '../../../shared/checkout'
import { startSampleWidgets } from '../sample-widgets'
import { envFolder, setMissing } from '../../env-files'
import { writeFakeStripeUrl } from '../fake-stripe/environment'
import { startFakeStripe, type FakeStripe } from '../fake-stripe/start-fake-stripe'
import { MAX_PORT } from '../../settings'
import type { SiteFunctions } from './site-server'

let checkout = createCheckoutHandler()

/** The site's functions, as api/ configures them for the host. */
export const siteFunctions: SiteFunctions = new Map([
  [CHECKOUT_PATH, (request: Request) => checkout(request)],
])

/** The first free port, starting with the wanted one, or any other if there is none up to the highest. */
const freePort = (wanted: number) =>
  getPort({ port: wanted > MAX_PORT ? [] : portNumbers(wanted, MAX_PORT) })

/** The wanted port for the site or, with a warning, the next free one. */
export async function sitePort(wanted: number): Promise<number> {
  const port = await freePort(wanted)
  if (port !== wanted) console.warn(`Port ${wanted} is taken, so the site uses ${port}.`)
  return port
}

let widgets: Awaited<ReturnType<typeof startSampleWidgets>> | undefined
let fakeStripe: FakeStripe | undefined

/** Provides what a local site lacks: its URL, a fake Stripe, widgets. They are started once and run until the process ends. */
export async function provideLocalServices(port: number): Promise<void> {
  const origin = `http://localhost:${port}`
  setMissing({ SITE_URL: origin, VITE_SITE_URL: origin })
  // Prefer the same port each time, because a build contains this URL.
  widgets ??= await startSampleWidgets(await freePort(port + 1))
  if (!process.env.STRIPE_SECRET_KEY) {
    fakeStripe ??= await startFakeStripe(await freePort(port + 2))
    Object.assign(process.env, fakeStripe.environment)
    // Not in tests, which ignore .env files: a command that somebody runs meanwhile must not find their fake Stripe.
    if (envFolder() !== false) await writeFakeStripeUrl(fakeStripe.url)
    console.warn(`No STRIPE_SECRET_KEY: checkouts go to the fake Stripe at ${fakeStripe.url}`)
  }
  setMissing({
    VITE_BOOKING_WIDGET_URL: `${widgets.url}/booking`,
    VITE_INTAKE_FORM_URL: `${widgets.url}/intake`,
  })
  // A handler reads its settings once, and they may have changed.
  checkout = createCheckoutHandler()
}
