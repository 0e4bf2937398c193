import { expect, test } from 'vitest'
import { createCheckoutHandler } from '../../../api/checkout/checkout-handler'
import { CHECKOUT_MAX_BODY_BYTES, CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import {
  CHECKOUT_URL,
  checkoutBody,
  checkoutRig,
  refusal,
  SITE_URL,
  startCheckoutRig,
} from '../../support/checkout-rig'

const rig = await startCheckoutRig()

const PREVIEW = 'https://preview.host.example'
const PLAIN_HTTP = SITE_URL.replace('https', 'http')

/** A POST with no other headers than these, whose body may arrive piece by piece. */
function barePost(body: BodyInit, headers: Record<string, string> = {}, site = SITE_URL) {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    duplex: 'half',
  }
  return new Request(`${site}/api/checkout`, init)
}
const FORM = JSON.stringify(checkoutBody())

const failing = () =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('connection lost')),
  })

const ofType = (type: string) => barePost(FORM, { 'Content-Type': type })

/** Requests that are refused before Stripe is asked. */
const REFUSED: readonly (readonly [string, () => Request, number, string])[] = [
  ['PUT', () => new Request(CHECKOUT_URL, { method: 'PUT' }), 405, 'method_not_allowed'],
  ['another site', () => barePost(FORM, { Origin: 'https://evil.example' }), 403, 'forbidden'],
  ['no site', () => barePost(FORM, { Origin: 'null' }), 403, 'forbidden'],
  ['plain http', () => barePost(FORM, { Origin: PLAIN_HTTP }), 403, 'forbidden'],
  ['cross-site', () => barePost(FORM, { 'Sec-Fetch-Site': 'cross-site' }), 403, 'forbidden'],
  ['same-site', () => barePost(FORM, { 'Sec-Fetch-Site': 'same-site' }), 403, 'forbidden'],
  ['a form', () => ofType('application/x-www-form-urlencoded'), 415, 'unsupported_media_type'],
  ['almost JSON', () => ofType('application/jsonp'), 415, 'unsupported_media_type'],
  ['no type', () => ofType(''), 415, 'unsupported_media_type'],
  ['no JSON', () => barePost('{"plan": starter}'), 400, 'invalid_request'],
  ['no UTF-8', () => barePost(Uint8Array.from([0x22, 0xff, 0xfe, 0x22])), 400, 'invalid_request'],
  ['a body that ends early', () => barePost(failing()), 400, 'invalid_request'],
  ['a malformed id', () => new Request(`${CHECKOUT_URL}?session_id=x`), 404, 'not_found'],
]

test.each(REFUSED)(
  '%s is refused, in a reply that is not kept, framed, sniffed or read by other sites',
  async (_name, request, status, code) => {
    const reply = await rig.send(request(), { requestId: '01HOST' })
    expect(reply.status).toBe(status)
    const error = { code, message: CHECKOUT_MESSAGES.fallback, requestId: '01HOST' }
    expect(reply.body).toEqual({ error })
    expect(rig.log.map(({ requestId }) => requestId)).toEqual(['01HOST'])
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'content-type': expect.stringContaining('application/json'),
      ...(status === 405 && { allow: 'GET, HEAD, POST' }),
    })
    expect(reply.headers.has('access-control-allow-origin')).toBe(false)
    expect(rig.fakeStripe.state.requests).toEqual([])
  },
)

test.each([
  ['the page itself', barePost(FORM, { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' })],
  ['a preview', barePost(FORM, { Origin: PREVIEW }, PREVIEW)],
  ['a program', barePost(FORM)],
  [
    'a page that spells the type its own way',
    barePost(FORM, { 'Content-Type': 'Application/JSON; charset=utf-8' }),
  ],
])('a form sent by %s is accepted', async (_name, request) => {
  expect((await rig.send(request)).status).toBe(200)
})

test.each([
  ['complete', 204, {}],
  ['incomplete', 500, { STRIPE_PRICE_SHIMZY_YEARLY: '' }],
  ['malformed', 500, { SITE_URL: 'www.blackland.example' }],
])(
  'an uptime check of %s settings is answered with %i, without asking Stripe',
  async (_n, status, change) => {
    const variables = { ...rig.fakeStripe.environment, SITE_URL, ...change }
    const handler = createCheckoutHandler({ variables: () => variables, log: () => undefined })
    const reply = await handler(new Request(CHECKOUT_URL, { method: 'HEAD' }))
    expect(reply.status).toBe(status)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.text()).toBe('')
    expect(rig.fakeStripe.state.requests).toEqual([])
  },
)

test.each([
  ['production', SITE_URL],
  [undefined, SITE_URL],
  ['deploy-preview', PREVIEW],
  ['branch-deploy', PREVIEW],
])('in the deploy context %s buyers return to %s', async (context, origin) => {
  const deployed = checkoutRig(rig.fakeStripe)
  const host = context === undefined ? {} : { deploy: { context } }
  const request = barePost(FORM, { Host: 'evil.example' }, PREVIEW)
  expect((await deployed.send(request, host)).status).toBe(200)
  const { parameters = {} } = rig.fakeStripe.state.requests[0] ?? {}
  expect(parameters['success_url']).toMatch(`${origin}/subscription-success?`)
  expect(parameters['cancel_url']).toBe(`${origin}/platform`)
})

test('a body of 8 KB is read, one byte more is refused, and an endless one is not waited for', async () => {
  const padded = FORM.padEnd(CHECKOUT_MAX_BODY_BYTES)
  expect((await rig.post(padded)).status).toBe(200)
  const tooLarge = refusal(413, 'payload_too_large', CHECKOUT_MESSAGES.fallback)
  expect(await rig.post(`${padded} `)).toEqual(tooLarge)

  let sentBytes = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentBytes += 1024
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  expect((await rig.send(barePost(endless, { 'Content-Length': '10' }))).status).toBe(413)
  expect(sentBytes).toBeLessThan(CHECKOUT_MAX_BODY_BYTES * 3)
})
