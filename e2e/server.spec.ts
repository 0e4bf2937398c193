import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { BASE_URL, TEST_SITE_DIR } from './support/addresses'
import { OLD_ADDRESSES } from './support/old-addresses'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newCustomer } from './support/wizard'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A file's address as a page names it, because hashed names change with each build. */
async function addressIn(request: APIRequestContext, page: string, pattern: RegExp) {
  const html = await (await request.get(page)).text()
  const address = pattern.exec(html)?.[0]
  expect(address, `${page} names ${pattern}`).toBeDefined()
  return address ?? ''
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

for (const path of ['/', '/platform', '/services/seo', '/blog', '/nowhere', '/robots.txt']) {
  test(`${path} comes with the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject(SECURITY_HEADERS)
    expect(headers['permissions-policy']).toContain('camera=()')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-')
  })
}

test('strict transport is asked for behind https, and never over plain http', async ({
  request,
}) => {
  const plain = (await request.get('/')).headers()
  expect(plain).not.toHaveProperty('strict-transport-security')
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
  const secure = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(secure.headers()['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
})

for (const { path, type } of [
  { path: '/', type: 'text/html;charset=utf-8' },
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8' },
  { path: '/rss.xml', type: 'application/xml; charset=utf-8' },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8' },
  { path: '/site.webmanifest', type: 'application/manifest+json' },
  { path: '/favicon.svg', type: 'image/svg+xml' },
  { path: '/favicon.ico', type: 'image/x-icon' },
  { path: '/og/platform.png', type: 'image/png' },
]) {
  test(`${path} is ${type} and always asked for again`, async ({ request }) => {
    const reply = await request.get(path)
    expect(reply.status()).toBe(200)
    expect(reply.headers()).toMatchObject({ 'content-type': type, 'cache-control': REVALIDATE })
    expect((await reply.body()).length).toBeGreaterThan(0)
  })
}

/** The address of a built file, whose name changes with its content. */
function asset(pattern: RegExp): string {
  const name = readdirSync(path.join(TEST_SITE_DIR, 'assets')).find((file) => pattern.test(file))
  expect(name, `There is a file ${pattern}`).toBeDefined()
  return `/assets/${name}`
}

const BOOT_SCRIPT = /^index-.*\.js$/
const STYLES = /^all-classes-.*\.css$/
const DRAWING = /^home-hero-.*\.svg$/

for (const { name, pattern, type } of [
  { name: 'scripts', pattern: BOOT_SCRIPT, type: 'text/javascript' },
  { name: 'styles', pattern: STYLES, type: 'text/css' },
  { name: 'fonts', pattern: /^figtree-.*\.woff2$/, type: 'font/woff2' },
  { name: 'drawings', pattern: DRAWING, type: 'image/svg+xml' },
]) {
  test(`${name} are kept for good, because their names change with their content`, async ({
    request,
  }) => {
    const reply = await request.get(asset(pattern))
    expect(reply.status()).toBe(200)
    expect(reply.headers()).toMatchObject({ 'content-type': type, 'cache-control': IMMUTABLE })
  })
}

for (const encoding of ['br', 'gzip']) {
  test(`pages, scripts and drawings come in ${encoding} where the browser takes it`, async ({
    request,
  }) => {
    const files = ['/', '/sitemap.xml', asset(BOOT_SCRIPT), asset(DRAWING)]
    for (const path of files) {
      const packed = await request.get(path, { headers: { 'Accept-Encoding': encoding } })
      const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
      expect(packed.headers()['content-encoding'], path).toBe(encoding)
      expect(packed.headers()['vary']).toBe('Accept-Encoding')
      expect(plain.headers()['content-encoding']).toBeUndefined()
      expect(await packed.text()).toBe(await plain.text())
    }
  })
}

for (const [from, to] of OLD_ADDRESSES) {
  test(`${from} has moved for good to ${to}, with a slash at the end too`, async ({ request }) => {
    for (const address of [from, `${from}/`]) {
      const reply = await request.get(`${address}?utm_source=old`, { maxRedirects: 0 })
      expect(reply.status()).toBe(301)
      expect(reply.headers()['location']).toBe(`${to}?utm_source=old`)
    }
  })
}

/** Other addresses of a page, as the host answers them, and the page that search engines are told of. */
for (const { path, canonical } of [
  { path: '/index.html', canonical: '/' },
  { path: '/platform/', canonical: '/platform' },
  { path: '/platform.html', canonical: '/platform' },
  { path: '/services/seo/', canonical: '/services/seo' },
]) {
  test(`${path} shows ${canonical}, also once React runs, and names it as canonical`, async ({
    page,
  }) => {
    await page.goto(canonical)
    const heading = await page.locator('h1').innerText()
    await visit(page, path)
    await expect(page.locator('h1')).toHaveText(heading)
    const link = page.locator('link[rel=canonical]')
    await expect(link).toHaveAttribute('href', new URL(canonical, BASE_URL).href)
  })
}

for (const path of ['/404', '/404.html']) {
  test(`${path} is the not-found page by its own name: shown, and kept out of indexes`, async ({
    page,
    allowFault,
  }) => {
    allowFault('Page not found:')
    expect((await page.request.get(path)).status()).toBe(200)
    await visit(page, path)
    await expect(page.locator('h1')).toHaveText('Oops! Page not found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
}

for (const path of [
  '/nowhere',
  '/blog/unknown-article',
  '/services/unknown',
  '/assets/gone-12345678.js',
  '/_headers',
  '/%2e%2e/package.json',
]) {
  test(`${path} answers 404 with the not-found page`, async ({ request }) => {
    const reply = await request.get(path)
    expect(reply.status()).toBe(404)
    const html = await reply.text()
    expect(html).toContain('Oops! Page not found')
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(html).not.toContain('rel="canonical"')
  })
}

test('a malformed address is a bad request, not a failure', async ({ request }) => {
  expect((await request.get('/%E0%A4%A')).status()).toBe(400)
})

test('the film comes in parts where the player asks for a part', async ({ request }) => {
  const address = await addressIn(request, '/testimonial-video', /\/video\/[\w./-]+\.mp4/)
  const reply = await request.get(address, { headers: { Range: 'bytes=0-99' } })
  expect(reply.status()).toBe(206)
  expect(reply.headers()['content-type']).toBe('video/mp4')
  expect(reply.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/)
  expect(await reply.body()).toHaveLength(100)
  const beyond = await request.get(address, { headers: { Range: 'bytes=999999999-' } })
  expect(beyond.status()).toBe(416)
  expect(beyond.headers()['content-range']).toMatch(/^bytes \*\/\d+$/)
})

/** A complete, valid body for the checkout function, unless a change makes it wrong. */
function checkoutBody(changes: object = {}) {
  return {
    plan: 'starter',
    billing: 'monthly',
    setup: 'self',
    customer: newCustomer(),
    attemptId: crypto.randomUUID(),
    ...changes,
  }
}

const FALLBACK = 'There was a problem processing your payment'
const INVALID_PLAN = 'Invalid plan or billing type'
const JSON_TYPE = { 'Content-Type': 'application/json' }

for (const { title, status, code, message, body, headers = JSON_TYPE } of [
  {
    title: 'text that is not JSON',
    status: 400,
    code: 'invalid_request',
    message: FALLBACK,
    body: '{"plan":',
  },
  {
    title: 'an unknown plan',
    status: 400,
    code: 'invalid_plan',
    message: INVALID_PLAN,
    body: checkoutBody({ plan: 'gold' }),
  },
  {
    title: 'an unknown billing',
    status: 400,
    code: 'invalid_plan',
    message: INVALID_PLAN,
    body: checkoutBody({ billing: 'weekly' }),
  },
  {
    title: 'a setup of another plan',
    status: 400,
    code: 'invalid_plan',
    message: INVALID_PLAN,
    body: checkoutBody({ setup: 'shimzy' }),
  },
  {
    title: 'a field that nobody knows',
    status: 400,
    code: 'invalid_request',
    message: FALLBACK,
    body: checkoutBody({ amount: 1 }),
  },
  {
    title: 'no attempt id',
    status: 400,
    code: 'invalid_request',
    message: FALLBACK,
    body: checkoutBody({ attemptId: '1' }),
  },
  {
    title: 'another site',
    status: 403,
    code: 'forbidden',
    message: FALLBACK,
    body: checkoutBody(),
    headers: { ...JSON_TYPE, Origin: 'https://evil.example' },
  },
  {
    title: 'a form of another site',
    status: 403,
    code: 'forbidden',
    message: FALLBACK,
    body: checkoutBody(),
    headers: { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' },
  },
  {
    title: 'more than 8 KB',
    status: 413,
    code: 'payload_too_large',
    message: FALLBACK,
    body: checkoutBody({ note: 'x'.repeat(9_000) }),
  },
  {
    title: 'another media type',
    status: 415,
    code: 'unsupported_media_type',
    message: FALLBACK,
    body: 'plan=starter',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  },
] as const) {
  test(`the checkout function answers ${status} to ${title}`, async ({ request }) => {
    const reply = await request.post('/api/checkout', {
      headers,
      data: typeof body === 'string' ? Buffer.from(body) : body,
    })
    expect(reply.status()).toBe(status)
    expect(reply.headers()['cache-control']).toBe('no-store')
    expect(await reply.json()).toEqual({ error: { code, message, requestId: expect.any(String) } })
  })
}

test('the checkout function answers 422 with a message for each wrong field', async ({
  request,
}) => {
  const customer = { fullName: 'D', email: 'dana@nowhere', companyName: '' }
  const reply = await request.post('/api/checkout', { data: checkoutBody({ customer }) })
  expect(reply.status()).toBe(422)
  expect(await reply.json()).toMatchObject({
    error: {
      code: 'validation',
      fields: {
        'customer.fullName': 'Name must be at least 2 characters',
        'customer.email': 'Invalid email address',
        'customer.companyName': 'Required',
      },
    },
  })
})

for (const method of ['PUT', 'DELETE', 'PATCH']) {
  test(`the checkout function answers 405 to ${method}`, async ({ request }) => {
    const reply = await request.fetch('/api/checkout', { method })
    expect(reply.status()).toBe(405)
    expect(reply.headers()).toMatchObject({ allow: 'GET, POST', 'cache-control': 'no-store' })
  })
}

test('the checkout function answers 200 with the address to pay at, the same for a repeat', async ({
  request,
}) => {
  const data = checkoutBody()
  const first = await request.post('/api/checkout', { data, headers: { Origin: BASE_URL } })
  expect(first.status()).toBe(200)
  expect(first.headers()['cache-control']).toBe('no-store')
  const { url } = await first.json()
  expect(url).toMatch(/\/pay\/cs_test_\w+$/)
  const repeat = await request.post('/api/checkout', { data })
  expect(await repeat.json()).toEqual({ url })
  const other = await request.post('/api/checkout', {
    data: { ...data, attemptId: crypto.randomUUID() },
  })
  expect(await other.json()).not.toEqual({ url })
})

test('the state of a session is told without anything personal', async ({ request }) => {
  const created = await request.post('/api/checkout', { data: checkoutBody({ billing: 'yearly' }) })
  const { url } = await created.json()
  const sessionId = String(url).split('/').at(-1) ?? ''
  const state = async () => {
    const reply = await request.get('/api/checkout', { params: { session_id: sessionId } })
    expect(reply.status()).toBe(200)
    expect(reply.headers()['cache-control']).toBe('no-store')
    return reply.json()
  }
  expect(await state()).toEqual({
    status: 'open',
    plan: 'starter',
    billing: 'yearly',
    trialEnd: null,
  })
  await request.post(String(url), { maxRedirects: 0 })
  expect(await state()).toEqual({
    status: 'complete',
    plan: 'starter',
    billing: 'yearly',
    trialEnd: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

for (const sessionId of ['cs_test_' + 'a'.repeat(40), 'cs_test_short', '../../prices', '']) {
  test(`the session id '${sessionId}' is unknown`, async ({ request }) => {
    const reply = await request.get('/api/checkout', { params: { session_id: sessionId } })
    expect(reply.status()).toBe(404)
    expect(reply.headers()['cache-control']).toBe('no-store')
    expect(await reply.json()).toMatchObject({ error: { code: 'not_found' } })
  })
}
