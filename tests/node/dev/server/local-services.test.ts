import { expect, test, vi } from 'vitest'
import { provideLocalServices, siteFunctions } from '../../../../src/node/dev/server/local-services'
import { CHECKOUT_PATH } from '../../../../src/shared/checkout'
import { checkoutBody } from '../../../support/checkout-rig'

const PORT = 5390

async function orderStatus() {
  const body = JSON.stringify(checkoutBody())
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(`http://localhost:${PORT}${CHECKOUT_PATH}`, {
    method: 'POST',
    headers,
    body,
  })
  return (await siteFunctions.get(CHECKOUT_PATH)?.(request))?.status
}

test('a key that is set while a local site runs is used after its restart', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', '')
  await provideLocalServices(PORT)
  expect(await orderStatus()).toBe(200)
  // Without price ids of its own the sign-up is not set up.
  vi.stubEnv('STRIPE_PRICE_STARTER_MONTHLY', '')
  vi.stubEnv('STRIPE_SECRET_KEY', ['sk', 'test', 'abc'].join('_'))
  await provideLocalServices(PORT)
  expect(await orderStatus()).toBe(500)
  // The log of the function, and the URL of the fake Stripe.
  for (const write of [console.warn, console.error]) vi.mocked(write).mockClear()
})
