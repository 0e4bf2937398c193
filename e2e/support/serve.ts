import { createBuilder } from 'vite'
import { provideLocalServices, siteFunctions } from '../../src/node/dev/server/local-services'
import { stop } from '../../src/node/settings'
import { startSiteServer } from '../../src/node/dev/server/site-server'
import { BASE_URL, FAKE_STRIPE_URL, SITE_PORT, TEST_SITE_DIR, WIDGETS_HOST } from './addresses'

/**
 * Builds and serves the site for browser tests: as `npm start` does, with sample ids for analytics
 * and widgets on a host of their own. The tests answer for these hosts.
 */
console.warn(
  'Browser tests order at the fake Stripe; exported settings and .env files are ignored.',
)
process.env.SITE_URL = BASE_URL
process.env.VITE_SITE_URL = BASE_URL
process.env.VITE_GA_MEASUREMENT_ID = 'G-SAMPLE0000'
process.env.VITE_META_PIXEL_ID = '100000000000001'
process.env.VITE_BOOKING_WIDGET_URL = `https://${WIDGETS_HOST}/booking`
process.env.VITE_INTAKE_FORM_URL = `https://${WIDGETS_HOST}/intake`

await provideLocalServices(SITE_PORT)
if (process.env.STRIPE_API_BASE !== FAKE_STRIPE_URL) {
  stop(
    `Something else answers at ${FAKE_STRIPE_URL}. Set E2E_PORT to the first of three free ports.`,
  )
}
const builder = await createBuilder({
  build: { outDir: TEST_SITE_DIR },
  logLevel: 'warn',
})
await builder.buildApp()
await startSiteServer(TEST_SITE_DIR, SITE_PORT, siteFunctions)
