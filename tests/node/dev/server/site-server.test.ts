import { mkdtemp, rm } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startSiteServer } from '../../../../src/node/dev/server/site-server'
import { headerRules } from '../../../../src/node/prerender/header-rules'
import { writeFiles } from '../../../support/temporary-folder'

const POLICY = "default-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests"
const SCRIPT = `export const text = '${'a'.repeat(2_000)}'`

/** A small build. The rules beside those in netlify.toml are in its `_headers`. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'blog.html': '<h1>Blog</h1>',
  'blog/first.html': '<h1>First</h1>',
  '404.html': '<h1>Not found</h1>',
  'robots.txt': 'User-agent: *',
  'assets/start-12345678.js': SCRIPT,
  'video/sample.mp4': '0123456789',
  _headers: headerRules(POLICY, ['start-12345678.js']),
}

let site: Awaited<ReturnType<typeof startSiteServer>>
let origin: string

beforeAll(async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-server-'))
  writeFiles(directory, FILES)
  const echo = async (request: Request) => Response.json({ url: request.url })
  site = await startSiteServer(directory, 0, new Map([['/api/echo', echo]]))
  origin = `http://127.0.0.1:${site.port}`
  return async () => {
    site.server.close()
    site.server.closeAllConnections()
    await rm(directory, { recursive: true })
  }
})

test.runIf(
  Object.values(networkInterfaces())
    .flat()
    .some((it) => it?.address === '::1'),
)('the site answers this computer only, under both of its addresses', async () => {
  expect(site.server.address()).toMatchObject({ address: '127.0.0.1' })
  expect((await fetch(`http://[::1]:${site.port}/about`)).status).toBe(200)
})

const get = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(origin + pathname, { headers, redirect: 'manual' })

test.each([
  ['/', 'Home'],
  ['/about/', 'About'],
  ['/about.html', 'About'],
  ['/blog', 'Blog'],
  ['/blog/first', 'First'],
  ['/404', 'Not found'],
])('%s is a page, as on the host', async (pathname, heading) => {
  const reply = await get(pathname)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/)
  expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await reply.text()).toBe(`<h1>${heading}</h1>`)
})

test.each(['/nowhere/', '/assets/gone.js', '/%5fheaders', '/%2e%2e/x'])(
  '%s answers 404 with the not-found page and the headers of every page',
  async (pathname) => {
    const reply = await get(pathname)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(reply.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await reply.text()).toBe('<h1>Not found</h1>')
  },
)

test('a malformed address answers 400', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400)
})

test('an old address moves for good and keeps its query', async () => {
  const { status, headers } = await get('/website-building/?utm_source=old&x=1')
  expect([status, headers.get('location')]).toEqual([301, '/services/website?utm_source=old&x=1'])
})

test('behind an https front the headers are those of the host; over plain http no https-only one is sent', async () => {
  const secure = await get('/', { 'X-Forwarded-Proto': 'https' })
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/)
  expect(secure.headers.get('content-security-policy')).toBe(POLICY)
  const { headers } = await get('/')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('functions answer at the address that the browser sees', async () => {
  expect(await (await get('/api/echo?a=1')).json()).toEqual({ url: `${origin}/api/echo?a=1` })
  const secure = await get('/api/echo', { 'X-Forwarded-Proto': 'https' })
  expect(await secure.json()).toEqual({ url: `${origin.replace('http:', 'https:')}/api/echo` })
})

test.each(['br', 'gzip'])(
  'an asset may be kept for a year, and is sent in %s if the browser accepts it',
  async (encoding) => {
    const reply = await get('/assets/start-12345678.js', { 'Accept-Encoding': encoding })
    expect(reply.headers.get('content-encoding')).toBe(encoding)
    expect(reply.headers.get('vary')).toBe('Accept-Encoding')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await reply.text()).toBe(SCRIPT)
    const plain = await get('/assets/start-12345678.js', { 'Accept-Encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
  },
)

test('the video is sent in parts if the player requests a range', async () => {
  const part = await get('/video/sample.mp4', { Range: 'bytes=2-5', 'Accept-Encoding': 'br' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-type')).toBe('video/mp4')
  expect(part.headers.get('content-range')).toBe('bytes 2-5/10')
  expect(await part.text()).toBe('2345')
  expect((await get('/video/sample.mp4', { Range: 'bytes=99-' })).status).toBe(416)
})
