import { afterAll, beforeEach, expect, test } from 'vitest'
import { monthlyPrice, setupFee } from '../../support/figures'
import { FEE, FORM, SESSIONS, startFakeStripeRig } from '../../support/fake-stripe-rig'

const { fakeStripe, call, admin } = await startFakeStripeRig()
afterAll(() => fakeStripe.close())
beforeEach(() => fakeStripe.state.reset())

test('a session can be looked up, expired once, and not again', async () => {
  const { body: session } = await call(SESSIONS, FORM)
  const path = `${SESSIONS}/${session.id}`
  expect((await call(path)).body.status).toBe('open')
  expect((await call(`${path}/expire`, {})).body).toMatchObject({ status: 'expired', url: null })
  expect((await call(`${path}/expire`, {})).status).toBe(400)
  expect((await call(path)).body.status).toBe('expired')
})

test.each([
  `${SESSIONS}/cs_test_gone`,
  '/v1/prices/price_gone',
  '/v1/subscriptions/sub_gone',
  '/v1/customers',
])('what is not there is not found: %s', async (path) => {
  const { status, body } = await call(path)
  expect(status).toBe(404)
  expect(body.error.type).toBe('invalid_request_error')
})

test('a price can be looked up and changed', async () => {
  await admin('prices', {
    id: 'price_shimzy_yearly',
    change: { unit_amount: 1, interval: 'month' },
  })
  expect((await call('/v1/prices/price_shimzy_yearly')).body).toMatchObject({
    unit_amount: 1,
    recurring: { interval: 'month' },
  })
})

test('the payment page shows what is bought and what is due today', async () => {
  const { body } = await call(SESSIONS, {
    ...FORM,
    ...FEE,
    customer_email: '<o"neil&co>@site.example',
  })
  const html = await (await fetch(body.url)).text()
  expect(html).toContain('<html lang="en">')
  expect(html).toContain(`${monthlyPrice('starter')} per month`)
  expect(html).toContain('One-time Setup Fee')
  expect(html).toContain(`Total due today</th><td>${setupFee('assistedNoWebsite')}</td>`)
  expect(html).toContain('Start trial')
  expect(html).toContain('href="http://localhost:4173/platform"')
  expect(html).toContain('&lt;o&quot;neil&amp;co&gt;@site.example')
})

test('paying returns to the site with the session id, and starts the trial', async () => {
  const { body: session } = await call(SESSIONS, FORM)
  const paid = await fetch(session.url, { method: 'POST', redirect: 'manual' })
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(
    `http://localhost:4173/subscription-success?session_id=${session.id}`,
  )
  const { body } = await call(`${SESSIONS}/${session.id}?expand[]=subscription`)
  expect(body).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    url: null,
  })
  expect(body.subscription.status).toBe('trialing')
  // Seconds; the trial starts with the payment, which may fall into the next second.
  const trialSeconds = body.subscription.trial_end - session.created
  expect(Math.floor(trialSeconds / 60)).toBe(14 * 24 * 60)
})

test('a session can be paid once', async () => {
  const { body: session } = await call(SESSIONS, FORM)
  const pay = () => fetch(session.url, { method: 'POST', redirect: 'manual' })
  expect([(await pay()).status, (await pay()).status]).toEqual([303, 410])
  expect((await fetch(`${fakeStripe.url}/pay/cs_test_gone`)).status).toBe(404)
})
