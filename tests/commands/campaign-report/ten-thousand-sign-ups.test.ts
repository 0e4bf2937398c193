import type { Stripe } from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { createStripeClient } from '../../../api/checkout/stripe-client'
import { readSessions } from '../../../src/commands/campaign-report/read-sessions'
import { makeReport } from '../../../src/commands/campaign-report/report'
import { collectGarbage } from '../../support/collect-garbage'
import {
  addSignUps,
  sampleSignUps,
  type SignUp,
} from '../../../src/dev/fake-stripe/sample-sign-ups'
import { FAKE_STRIPE_KEY } from '../../../src/dev/fake-stripe/environment'
import { PLANS } from '../../../src/shared/plans'
import { SETUP_OPTIONS } from '../../../src/shared/setup-options'
import { startReportRig } from '../../support/report-rig'

const { fakeStripe, run, report } = await startReportRig()
afterAll(() => fakeStripe.close())

const PAYING = ['active', 'past_due']

const signUps = sampleSignUps(10_000, 42)
const finished = signUps.filter(({ outcome }) => outcome !== 'open' && outcome !== 'expired')

addSignUps(fakeStripe.state.sessions, signUps)

const counted = (group: readonly SignUp[], test: (signUp: SignUp) => boolean) =>
  group.filter(test).length

/** The figures of a group, computed from the seeded sign-ups. */
function expected(group: readonly SignUp[]) {
  const paying = group.filter(({ outcome }) => PAYING.includes(outcome))
  const yearlyCents = paying.reduce(
    (sum, { planId, billingPeriod }) =>
      sum + PLANS[planId].monthlyCents * (billingPeriod === 'monthly' ? 12 : 10),
    0,
  )
  return {
    signUps: group.length,
    inTrial: counted(group, ({ outcome }) => outcome === 'trialing'),
    converted: paying.length,
    canceled: counted(group, ({ outcome }) => outcome === 'canceled'),
    other: 0,
    plans: {
      starter: counted(group, ({ planId }) => planId === 'starter'),
      business: counted(group, ({ planId }) => planId === 'business'),
      shimzy: counted(group, ({ planId }) => planId === 'shimzy'),
    },
    monthlyRevenueCents: Math.round(yearlyCents / 12),
    setupFeeCents: group.reduce(
      (sum, { setupOption }) => sum + SETUP_OPTIONS[setupOption].feeCents,
      0,
    ),
  }
}

test('every figure of every campaign is right, and so are the totals', async () => {
  const { rows: reported, totals, leftOut } = await report('--by', 'utm_source,utm_campaign')
  const campaignOf = ({ attribution }: SignUp) =>
    `${attribution.utm_source ?? null} ${attribution.utm_campaign ?? null}`
  expect(reported).toHaveLength(new Set(finished.map(campaignOf)).size)
  for (const { utm_source: source, utm_campaign: campaign, ...figures } of reported) {
    const group = finished.filter((signUp) => campaignOf(signUp) === `${source} ${campaign}`)
    expect(group.length).toBeGreaterThan(500)
    expect(figures).toEqual(expected(group))
  }
  expect(totals).toEqual(expected(finished))
  expect(leftOut).toBe(0)
})

test('sessions are read in pages of 100, and a long run reports its progress', async () => {
  fakeStripe.state.requests.length = 0
  const { aside } = await run([])
  const lists = fakeStripe.state.requests.filter(({ operation }) => operation === 'list')
  expect(lists).toHaveLength(Math.ceil(finished.length / 100))
  expect(aside).toEqual(
    Array.from(
      { length: Math.floor(finished.length / 1_000) },
      (_, index) => `${index + 1},000 checkouts read …`,
    ),
  )
})

test('no more than a few pages are in memory at any time', async () => {
  const seen: WeakRef<Stripe.Checkout.Session>[] = []
  const alive: number[] = []
  async function* watched() {
    const sessions = readSessions(
      createStripeClient({ secretKey: FAKE_STRIPE_KEY, stripeApiBase: fakeStripe.url }),
      {},
      () => undefined,
    )
    for await (const session of sessions) {
      seen.push(new WeakRef(session))
      if (seen.length % 1_000 === 0) {
        // A weak reference holds its target until the current task has ended.
        await new Promise((resolve) => setImmediate(resolve))
        collectGarbage()
        alive.push(seen.filter((reference) => reference.deref() !== undefined).length)
      }
      yield session
    }
  }
  const { totals } = await makeReport(watched(), ['utm_campaign'])
  expect(totals.signUps).toBe(finished.length)
  expect(alive).toHaveLength(Math.floor(finished.length / 1_000))
  expect(Math.max(...alive)).toBeLessThanOrEqual(300)
})
