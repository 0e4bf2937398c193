import { expect, test } from 'vitest'
import { checkoutBody, startCheckoutRig } from '../../../support/checkout-rig'

const rig = await startCheckoutRig()

/** Calls an address of docs/operations.md, "Rehearse a failure". */
async function control(name: string, order?: object) {
  const response = await fetch(`${rig.fakeStripe.url}/_fake-stripe/${name}`, {
    ...(order && { method: 'POST', body: JSON.stringify(order) }),
  })
  return { status: response.status, body: await response.json() }
}

const orderStatus = async () => (await rig.post(checkoutBody())).status

test('a failure and another price can be rehearsed over http, and are forgotten on reset', async () => {
  expect(await orderStatus()).toBe(200)
  await control('faults', { fault: 'http-500', times: 2 })
  expect([await orderStatus(), await orderStatus()]).toEqual([502, 200])
  await control('prices', { id: 'price_starter_monthly', change: { unit_amount: 99_900 } })
  expect(await orderStatus()).toBe(500)

  await control('faults', { fault: 'http-500', times: 2 })
  await control('reset', {})
  expect((await control('sessions')).body).toEqual([])
  expect(await orderStatus()).toBe(200)
})

test('a wrong order is refused', async () => {
  expect((await control('faults', { fault: 'no-such-fault' })).status).toBe(400)
})
