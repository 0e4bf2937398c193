import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createEmailLimiter } from '../../../api/checkout/email-limiter'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import {
  checkoutBody,
  checkoutRig,
  refusal,
  SITE_URL,
  startCheckoutRig,
} from '../../support/checkout-rig'

const MINUTE_MS = 60_000
const EMAIL = 'dana@whitfield.example'

/** The SDK waits half a second before each retry, and one test meets five of them. */
vi.setConfig({ testTimeout: 60_000 })

const rig = await startCheckoutRig()
afterAll(() => rig.standIn.close())
beforeEach(rig.reset)

/** A limiter with a clock that is moved by hand. */
function limiterAt() {
  const clock = { now: 1_000_000 }
  return { clock, limiter: createEmailLimiter(() => clock.now) }
}

test('five different attempts per address go through, and the sixth has to wait', () => {
  const { limiter } = limiterAt()
  const waits = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => limiter(EMAIL, key))
  expect(waits).toEqual([0, 0, 0, 0, 0, 15 * 60])
})

test('a repeated attempt does not count, even when the limit is reached', () => {
  const { limiter } = limiterAt()
  const waits = ['a', 'a', 'a', 'b', 'c', 'd', 'e', 'a', 'e'].map((key) => limiter(EMAIL, key))
  expect(waits).toEqual(Array(9).fill(0))
  expect(limiter(EMAIL, 'f')).toBeGreaterThan(0)
})

test('an attempt counts for fifteen minutes', () => {
  const { clock, limiter } = limiterAt()
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    limiter(EMAIL, key)
    clock.now += MINUTE_MS
  }
  expect(limiter(EMAIL, 'f')).toBe(10 * 60)
  clock.now += 10 * MINUTE_MS
  expect(limiter(EMAIL, 'f')).toBe(0)
  expect(limiter(EMAIL, 'g')).toBe(60)
})

test('refused attempts do not extend the wait', () => {
  const { clock, limiter } = limiterAt()
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) limiter(EMAIL, key)
  clock.now += 15 * MINUTE_MS
  expect(limiter(EMAIL, 'i')).toBe(0)
})

test('addresses are counted separately, in upper or lower case', () => {
  const { limiter } = limiterAt()
  for (const key of ['a', 'b', 'c', 'd', 'e']) limiter(EMAIL, key)
  expect(limiter('someone@else.example', 'f')).toBe(0)
  expect(limiter('Dana@Whitfield.EXAMPLE', 'f')).toBeGreaterThan(0)
})

test('memory is limited: the address that was idle longest is forgotten', () => {
  const { limiter } = limiterAt()
  for (const key of ['a', 'b', 'c', 'd', 'e']) limiter(EMAIL, key)
  for (let index = 0; index < 10_000; index += 1) limiter(`visitor-${index}@site.example`, 'a')
  expect(limiter(EMAIL, 'f')).toBe(0)
})

test('the sixth form of an address is refused with the time to wait', async () => {
  const limited = checkoutRig(rig.standIn, { limiter: createEmailLimiter() })
  const statuses: number[] = []
  for (let index = 0; index < 5; index += 1)
    statuses.push((await limited.post(checkoutBody())).status)
  const { status, headers, body } = await limited.post(checkoutBody())
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  expect(body).toEqual(refusal('rate_limited', CHECKOUT_MESSAGES.fallback))
  expect(rig.standIn.state.sessions.all()).toHaveLength(5)
})

test('the limit applies with a live key and not with a test key', async () => {
  const liveKey = ['sk', 'live', 'rehearsal'].join('_')
  const variables = { ...rig.standIn.environment, SITE_URL }
  const live = checkoutRig(rig.standIn, {
    // Nothing listens there: what counts is whether Stripe is asked at all.
    variables: () => ({
      ...variables,
      CONTEXT: 'production',
      STRIPE_SECRET_KEY: liveKey,
      STRIPE_API_BASE: 'https://127.0.0.1:9',
    }),
  })
  const liveStatuses: number[] = []
  const testStatuses: number[] = []
  for (let index = 0; index < 6; index += 1) {
    liveStatuses.push((await live.post(checkoutBody())).status)
    testStatuses.push((await rig.post(checkoutBody())).status)
  }
  expect(liveStatuses).toEqual([502, 502, 502, 502, 502, 429])
  expect(testStatuses).toEqual(Array(6).fill(200))
})
