import { createBuilder } from 'vite'
import { provideLocalServices, siteFunctions } from '../../src/build/server/local-services'
import { startSiteServer } from '../../src/build/server/site-server'
import { BASE_URL, SITE_PORT, TEST_SITE_DIR } from './addresses'

/**
 * Builds and serves the site for browser tests: as `npm start` does, with sample ids for analytics,
 * whose hosts the tests answer themselves.
 */
process.env.SITE_URL = BASE_URL
process.env.VITE_SITE_URL = BASE_URL
process.env.VITE_GA_MEASUREMENT_ID = 'G-SAMPLE0000'
process.env.VITE_META_PIXEL_ID = '100000000000001'

await provideLocalServices(SITE_PORT)
const builder = await createBuilder({
  build: { outDir: TEST_SITE_DIR },
  logLevel: 'warn',
})
await builder.buildApp()
await startSiteServer({ distDir: TEST_SITE_DIR, port: SITE_PORT, functions: siteFunctions })
