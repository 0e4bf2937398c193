import { afterAll, beforeEach, expect, test } from 'vitest'
import { addSignUps } from '../../../src/dev/fake-stripe/sample-sign-ups'
import { PLANS } from '../../../src/shared/plans'
import { SETUP_OPTIONS } from '../../../src/shared/setup-options'
import { SESSIONS, startFakeStripeRig } from '../../support/fake-stripe-rig'

const { fakeStripe, call, admin } = await startFakeStripeRig()
afterAll(() => fakeStripe.close())
beforeEach(() => fakeStripe.state.reset())

/** Three finished sessions, one second apart, and an open one after them. Returns the ids, newest first. */
function seedSessions(): string[] {
  const signUp = {
    planId: 'business',
    billingPeriod: 'yearly',
    setupOption: 'assisted',
    attribution: { utm_campaign: 'spring' },
    created: 1_000,
    outcome: 'past_due',
  } as const
  addSignUps(fakeStripe.state.sessions, [
    signUp,
    { ...signUp, created: 1_001 },
    { ...signUp, created: 1_002 },
    { ...signUp, created: 1_003, outcome: 'open' },
  ])
  return fakeStripe.state.sessions
    .all()
    .map(({ id }) => id)
    .toReversed()
}

const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id)

test('sessions are listed newest first, page by page', async () => {
  const ids = seedSessions()
  const { body: first } = await call(`${SESSIONS}?limit=3`)
  expect(first).toMatchObject({ object: 'list', url: SESSIONS, has_more: true })
  expect(idsOf(first)).toEqual(ids.slice(0, 3))
  const { body: second } = await call(`${SESSIONS}?limit=3&starting_after=${ids[2]}`)
  expect(idsOf(second)).toEqual(ids.slice(3))
  expect(second.has_more).toBe(false)
})

test('a page has ten sessions unless a limit is given', async () => {
  for (let round = 0; round < 3; round += 1) seedSessions()
  const { body } = await call(SESSIONS)
  expect(body.data).toHaveLength(10)
  expect(body.has_more).toBe(true)
})

test('a list can be narrowed to a status and to a range of time', async () => {
  const [open = '', ...finished] = seedSessions()
  const list = async (query: string) => idsOf((await call(`${SESSIONS}?${query}`)).body)
  expect(await list('status=open')).toEqual([open])
  expect(await list('status=complete')).toEqual(finished)
  expect(await list('created[gte]=1001')).toEqual([open, ...finished.slice(0, 2)])
  expect(await list('created[gt]=1001&created[lt]=1003')).toEqual(finished.slice(0, 1))
  expect(await list('created[lte]=1000')).toEqual(finished.slice(2))
})

test('line items and subscriptions of a list are included when they are expanded', async () => {
  seedSessions()
  const { body: plain } = await call(`${SESSIONS}?status=complete`)
  expect(plain.data[0].subscription).toMatch(/^sub_/)
  expect(plain.data[0]).not.toHaveProperty('line_items')
  const { body } = await call(
    `${SESSIONS}?status=complete&expand[]=data.subscription&expand[]=data.line_items`,
  )
  expect(body.data[0]).toMatchObject({
    metadata: { plan: 'business', utm_campaign: 'spring' },
    subscription: {
      status: 'past_due',
      trial_end: 1_002 + 14 * 24 * 60 * 60,
      items: { data: [{ quantity: 1, price: { unit_amount: 10 * PLANS.business.monthlyCents } }] },
    },
    line_items: {
      data: [{}, { amount_subtotal: SETUP_OPTIONS.assisted.feeCents, price: { recurring: null } }],
    },
  })
})

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['starting_after=cs_test_gone', 'starting_after'],
  ['status=paid', 'status'],
  ['created[since]=1', 'created[since]'],
  ['expand[]=data.customer', 'expand[0]'],
  ['customer_name=Dana', 'customer_name'],
])('a list is refused with the parameter named: %s', async (query, param) => {
  const { status, body } = await call(`${SESSIONS}?${query}`)
  expect(status).toBe(400)
  expect(body.error.param).toBe(param)
})

test('a fault can wait for a later page', async () => {
  seedSessions()
  await admin('faults', { fault: 'http-429', operation: 'list', after: 2, times: 1 })
  const statuses = []
  for (let page = 0; page < 4; page += 1) statuses.push((await call(SESSIONS)).status)
  expect(statuses).toEqual([200, 200, 429, 200])
})

test('sample sign-ups can be added, the same number as asked for', async () => {
  expect((await admin('seed', { count: 40 })).status).toBe(200)
  expect((await admin('sessions')).body).toHaveLength(40)
  expect((await admin('seed', { count: 0 })).status).toBe(400)
})
