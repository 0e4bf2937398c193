import { expect, test, vi } from 'vitest'
import { provideLocalServices, siteFunctions } from '../../../../src/node/dev/server/local-services'
import { CHECKOUT_PATH } from '../../../../src/shared/checkout'

/** The highest port, after which there is none for the services. */
const PORT = 65_535

/** 204 while the function's settings are complete. */
async function settingsStatus() {
  const request = new Request(`http://localhost:${PORT}${CHECKOUT_PATH}`, { method: 'HEAD' })
  return (await siteFunctions.get(CHECKOUT_PATH)?.(request))?.status
}

test('a key that is set while a local site runs is used after its restart', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', '')
  await provideLocalServices(PORT)
  expect(await settingsStatus()).toBe(204)
  // Without price ids of its own the sign-up is not set up.
  vi.stubEnv('STRIPE_PRICE_STARTER_MONTHLY', '')
  vi.stubEnv('STRIPE_SECRET_KEY', ['sk', 'test', 'abc'].join('_'))
  await provideLocalServices(PORT)
  expect(await settingsStatus()).toBe(500)
  // The log of the function, and the URL of the fake Stripe.
  for (const write of [console.warn, console.error]) vi.mocked(write).mockClear()
})
