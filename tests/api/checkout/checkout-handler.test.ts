import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCheckoutHandler } from '../../../api/checkout/checkout-handler'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import {
  CHECKOUT_URL,
  checkoutBody,
  checkoutPost,
  checkoutRig,
  refusal,
  SITE_URL,
  startCheckoutRig,
} from '../../support/checkout-rig'

/** A POST whose body arrives piece by piece. */
function streamPost(body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    duplex: 'half',
  }
  return new Request(CHECKOUT_URL, init)
}

const rig = await startCheckoutRig()
afterAll(() => rig.fakeStripe.close())
beforeEach(rig.reset)

test('a valid form is answered with the address of a payment page', async () => {
  const { status, body } = await rig.post(checkoutBody())
  expect(status).toBe(200)
  const id = rig.fakeStripe.state.sessions.all()[0]?.id
  expect(body).toEqual({ url: `${rig.fakeStripe.url}/pay/${id}`, sessionId: id })
})

test.each([
  ['a reply', () => checkoutPost(checkoutBody())],
  ['a refusal', () => checkoutPost('{}')],
  ['a refused method', () => new Request(CHECKOUT_URL, { method: 'DELETE' })],
  ['an unknown session', () => new Request(`${CHECKOUT_URL}?session_id=cs_test_none`)],
])('%s is not kept, framed, sniffed or read by other sites', async (_name, request) => {
  const { headers } = await rig.send(request())
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-type')).toContain('application/json')
  expect(headers.has('access-control-allow-origin')).toBe(false)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is refused, with the allowed methods named',
  async (method) => {
    const { status, headers, body } = await rig.send(new Request(CHECKOUT_URL, { method }))
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD, POST')
    expect(body).toEqual(refusal('method_not_allowed', CHECKOUT_MESSAGES.fallback))
  },
)

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
  ['another site', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a subdomain', { Origin: 'https://shop.www.blackland.example' }],
  ['the same name over plain http', { Origin: 'http://www.blackland.example' }],
  ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a same-site fetch', { 'Sec-Fetch-Site': 'same-site' }],
])('a form sent by %s is refused', async (_name, headers) => {
  const { status, body } = await rig.post(checkoutBody(), headers)
  expect(status).toBe(403)
  expect(body).toEqual(refusal('forbidden', CHECKOUT_MESSAGES.fallback))
})

test('a form sent by the page itself, a preview or a program is accepted', async () => {
  const own = await rig.post(checkoutBody(), { 'Sec-Fetch-Site': 'same-origin' })
  const fromPreview = await rig.send(
    new Request('https://preview.host.example/api/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://preview.host.example' },
      body: JSON.stringify(checkoutBody()),
    }),
  )
  const fromProgram = await rig.send(
    new Request(CHECKOUT_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(checkoutBody()),
    }),
  )
  expect([own.status, fromPreview.status, fromProgram.status]).toEqual([200, 200, 200])
})

test.each([
  ['production', SITE_URL],
  [undefined, SITE_URL],
  ['deploy-preview', 'https://preview.host.example'],
  ['branch-deploy', 'https://preview.host.example'],
])('in the deploy context %s buyers return to %s', async (context, origin) => {
  const request = new Request('https://preview.host.example/api/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'evil.example' },
    body: JSON.stringify(checkoutBody()),
  })
  const deployed = checkoutRig(rig.fakeStripe)
  const host = context === undefined ? {} : { deploy: { context } }
  const { status } = await deployed.send(request, host)
  expect(status).toBe(200)
  const { success_url: successUrl, cancel_url: cancelUrl } =
    rig.fakeStripe.state.requests[0]?.parameters ?? {}
  expect(successUrl).toMatch(`${origin}/subscription-success?`)
  expect(cancelUrl).toBe(`${origin}/platform`)
})

test('a preview refuses a form that a page of the live site has sent', async () => {
  const request = new Request('https://preview.host.example/api/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE_URL },
    body: JSON.stringify(checkoutBody()),
  })
  const preview = checkoutRig(rig.fakeStripe)
  const { status } = await preview.send(request, { deploy: { context: 'deploy-preview' } })
  expect(status).toBe(403)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'a body of type "%s" is refused',
  async (type) => {
    const { status, body } = await rig.post(checkoutBody(), { 'Content-Type': type })
    expect(status).toBe(415)
    expect(body).toEqual(refusal('unsupported_media_type', CHECKOUT_MESSAGES.fallback))
  },
)

test('the content type may have a character set and any case', async () => {
  const type = 'Application/JSON; charset=utf-8'
  expect((await rig.post(checkoutBody(), { 'Content-Type': type })).status).toBe(200)
})

const MAX_BODY_BYTES = 8 * 1024

test('a body of 8 KB is read, and one byte more is refused', async () => {
  const text = JSON.stringify(checkoutBody())
  const padded = (length: number) => text + ' '.repeat(length - text.length)
  expect((await rig.post(padded(MAX_BODY_BYTES))).status).toBe(200)

  const { status, body } = await rig.post(padded(MAX_BODY_BYTES + 1))
  expect(status).toBe(413)
  expect(body).toEqual(refusal('payload_too_large', CHECKOUT_MESSAGES.fallback))
})

test('the limit counts bytes as they arrive and stops an endless body', async () => {
  let sentBytes = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentBytes += 1024
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  const { status } = await rig.send(streamPost(endless, { 'Content-Length': '10' }))
  expect(status).toBe(413)
  expect(sentBytes).toBeLessThan(MAX_BODY_BYTES * 3)
})

test('a body that ends early is an invalid request', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('connection lost'))
    },
  })
  const { status } = await rig.send(streamPost(broken))
  expect(status).toBe(400)
})

test.each(['', '{', 'plan=starter', '{"plan": starter}', '\u0000', '[[[[['.repeat(1000)])(
  'the text %j is not JSON and refused as an invalid request',
  async (text) => {
    const { status, body } = await rig.post(text)
    expect(status).toBe(400)
    expect(body).toEqual(refusal('invalid_request', CHECKOUT_MESSAGES.fallback))
  },
)

test('bytes that are not UTF-8 are refused as an invalid request', async () => {
  const { status } = await rig.send(
    new Request(CHECKOUT_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Uint8Array.from([0x22, 0xff, 0xfe, 0x22]),
    }),
  )
  expect(status).toBe(400)
})

test('the request id is the one that the host assigned', async () => {
  const { body } = await rig.send(checkoutPost('{}'), { requestId: '01HOST' })
  expect(body).toMatchObject({ error: { requestId: '01HOST' } })
  expect(rig.log.map(({ requestId }) => requestId)).toEqual(['01HOST'])
})

test('a refused request never reaches Stripe', async () => {
  await rig.post('{}')
  await rig.post(checkoutBody(), { Origin: 'https://evil.example' })
  await rig.get('not-an-id')
  expect(rig.fakeStripe.state.requests).toEqual([])
})
