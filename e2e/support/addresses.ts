/** The site under test. The sample widgets and the fake Stripe take the two ports after it. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4300)

/** An IP address, because it is the one host that WebKit reaches without a proxy (e2e/engines/webkit.ts). */
export const BASE_URL = `http://127.0.0.1:${SITE_PORT}`

export const FAKE_STRIPE_URL = `http://127.0.0.1:${SITE_PORT + 2}`

/** Where the site under test is built, so that a build for the host is never mixed up with it. */
export const TEST_SITE_DIR = '.cache/e2e-site'

/** Where the built pages look for the booking and intake widgets; the tests answer for that host. */
export const WIDGETS_HOST = 'widgets.example'
