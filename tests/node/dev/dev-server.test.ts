import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageHead } from '../../../src/node/prerender/find-page'
import { documentTitle } from '../../../src/site/head'
import { CheckoutReply } from '../../../src/shared/checkout'
import { checkoutBody } from '../../support/checkout-rig'
import { startCommand, type Command } from '../../support/start-command'

let site: Command
let origin: string

beforeAll(async () => {
  site = startCommand(path.resolve('node_modules/.bin/vite'), [], { settings: { PORT: '5373' } })
  const output = await site.untilSaid(/Local:\D*http:.*\d+/)
  origin = `http://localhost:${/Local:\D*http:\D*(\d+)/.exec(output)?.[1]}`
})

afterAll(() => site.stop())

const get = (pathname: string) =>
  fetch(origin + pathname, { headers: { Accept: 'text/html' }, redirect: 'manual' })

test('in development a page has its head and the headers of the host', async () => {
  const page = await get('/platform?utm_source=google')
  expect([page.status, page.headers.get('X-Frame-Options')]).toEqual([200, 'DENY'])
  const html = await page.text()
  expect(html).toContain(`<title>${documentTitle(pageHead('/platform'))}</title>`)
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="${origin}/platform"`))
})

test('in development an unknown address answers 404 with a page that is kept out of indexes', async () => {
  const reply = await get('/nowhere')
  expect(reply.status).toBe(404)
  expect(await reply.text()).toMatch(/<meta name="robots" content="noindex/)
})

test("in development an old address moves as the host's rules say", async () => {
  const { status, headers } = await get('/website-building?a=1')
  expect([status, headers.get('Location')]).toEqual([301, '/services/website?a=1'])
})

async function edit(...files: string[]): Promise<void> {
  const now = new Date()
  for (const file of files) await utimes(file, now, now)
}

test('an edit of content, of an article or of a command restarts nothing', async () => {
  await edit('src/node/commands/launch-findings.ts', 'src/content/blog/seo-services-frisco.md')
  await edit('src/content/claims.ts')
  expect(await site.untilSaid(/reload src\/content\/claims\.ts/)).not.toMatch(/restarted/)
})

async function paymentOrigin(): Promise<string> {
  const reply = await fetch(`${origin}/api/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(checkoutBody()),
  })
  return new URL(CheckoutReply.parse(await reply.json()).url).origin
}

test('a change of the configuration leaves the site and the fake Stripe at their addresses', async () => {
  const before = await paymentOrigin()
  await edit('vite.config.ts')
  const output = await site.untilSaid(/server restarted/)
  expect(output).not.toMatch(/is taken.*\n[^]*is taken/)
  expect(await paymentOrigin()).toBe(before)
})
