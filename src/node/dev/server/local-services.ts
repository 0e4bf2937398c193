import getPort, { clearLockedPorts, portNumbers } from 'get-port'
import checkout from '../../../../api/checkout/index'
import { CHECKOUT_PATH } from '../../../shared/checkout'
import { startSampleWidgets } from '../sample-widgets'
import { setMissing } from '../env-files'
import { writeFakeStripeUrl } from '../fake-stripe/environment'
import { startFakeStripe } from '../fake-stripe/start-fake-stripe'
import { MAX_PORT } from './settings'
import type { SiteFunctions } from './site-server'

/** The site's functions, as api/ configures them for the host. */
export const siteFunctions: SiteFunctions = new Map([
  [CHECKOUT_PATH, (request: Request) => checkout(request)],
])

/** The first free port from the wanted one on. */
const freePort = (wanted: number) => getPort({ port: portNumbers(wanted, MAX_PORT) })

/** The port for the site: the wanted one, or the next free one, with a warning. */
export async function sitePort(wanted: number): Promise<number> {
  const port = await freePort(wanted)
  if (port !== wanted) console.warn(`Port ${wanted} is taken, so the site uses ${port}.`)
  return port
}

/** Provides the settings that a local site lacks: its address, a fake Stripe, widgets. Returns what stops them. */
export async function provideLocalServices(port: number): Promise<() => Promise<void>> {
  const origin = `http://localhost:${port}`
  setMissing({ SITE_URL: origin, VITE_SITE_URL: origin })
  // The same port each time where it is free, because a built site keeps this address.
  const widgets = await startSampleWidgets(await freePort(port + 1))
  const closers = [widgets.close]
  if (!process.env.STRIPE_SECRET_KEY) {
    const fakeStripe = await startFakeStripe(await freePort(port + 2))
    closers.push(fakeStripe.close)
    Object.assign(process.env, fakeStripe.environment)
    await writeFakeStripeUrl(fakeStripe.url)
    console.warn(`No STRIPE_SECRET_KEY: checkouts go to the fake Stripe at ${fakeStripe.url}`)
  }
  setMissing({
    VITE_BOOKING_WIDGET_URL: `${widgets.url}/booking`,
    VITE_INTAKE_FORM_URL: `${widgets.url}/intake`,
  })
  return async () => {
    await Promise.all(closers.map((close) => close()))
    // Otherwise the ports of these services count as taken for the next ones.
    clearLockedPorts()
  }
}
