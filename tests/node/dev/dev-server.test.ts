// @vitest-environment jsdom
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devPort } from '../../../src/node/dev/dev-server-plugin'
import { findPage, pageHead } from '../../../src/node/prerender/find-page'
import { documentTitle } from '../../../src/site/head'
import { CheckoutCreated } from '../../../src/shared/checkout'
import { checkoutBody } from '../../support/checkout-rig'
import { startCommand, type Command } from '../../support/start-command'

/** Where the port may be taken, the next one is. */
const PORT = '5373'

let site: Command
let origin: string

beforeAll(async () => {
  const vite = path.resolve('node_modules/.bin/vite')
  site = startCommand(vite, [], { settings: { PORT } })
  const output = await site.untilSaid(/Local:\D*http:.*\d+/)
  origin = `http://localhost:${/Local:\D*http:\D*(\d+)/.exec(output)?.[1]}`
})

afterAll(() => site.stop())

test('in development the site takes the port that PORT names, or one of the next', () => {
  const ahead = Number(new URL(origin).port) - Number(PORT)
  expect(ahead).toBeGreaterThanOrEqual(0)
  expect(ahead).toBeLessThan(100)
})

test('a port given on the command line comes before PORT, and an empty PORT counts as not set', () => {
  expect(devPort(5990, '5373')).toBe(5990)
  expect(devPort(undefined, '5373')).toBe(5373)
  expect(devPort(undefined, '')).toBe(5173)
  expect(devPort(undefined, undefined)).toBe(5173)
})

async function head(pathname: string) {
  const reply = await fetch(origin + pathname, { headers: { Accept: 'text/html' } })
  const document = new DOMParser().parseFromString(await reply.text(), 'text/html')
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')
  return {
    title: document.title,
    description: content('meta[name=description]'),
    robots: content('meta[name=robots]'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    icon: document.querySelector('link[rel=icon]')?.getAttribute('href'),
  }
}

test('in development a page has its title and head', async () => {
  const [home, platform] = [await head('/'), await head('/platform?utm_source=google')]
  expect(platform).toEqual({
    title: documentTitle(pageHead(findPage('/platform'))),
    description: expect.stringMatching(/\w+ \w+/),
    robots: 'index, follow',
    canonical: `${origin}/platform`,
    icon: '/favicon.svg',
  })
  expect(home.title).not.toBe(platform.title)
  expect(home.description).not.toBe(platform.description)
})

test('in development an unknown address answers 404 with a page that is kept out of indexes', async () => {
  const { status } = await fetch(`${origin}/nowhere`, { headers: { Accept: 'text/html' } })
  const { title, robots, canonical } = await head('/nowhere')
  expect(status).toBe(404)
  expect(title).toMatch(/not found/i)
  expect(robots).toMatch(/noindex/)
  expect(canonical).toBeUndefined()
})

test("in development an old address moves as the host's rules say, and pages have its headers", async () => {
  const moved = await fetch(`${origin}/website-building?a=1`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/services/website?a=1'])
  const page = await fetch(`${origin}/platform`, { headers: { Accept: 'text/html' } })
  expect([page.status, page.headers.get('X-Frame-Options')]).toEqual([200, 'DENY'])
})

test('an edit of content, of an article or of a command restarts nothing', async () => {
  const now = new Date()
  for (const file of ['node/commands/launch-findings.ts', 'content/blog/seo-services-frisco.md'])
    await utimes(`src/${file}`, now, now)
  await utimes('src/content/claims.ts', now, now)
  expect(await site.untilSaid(/reload src\/content\/claims\.ts/)).not.toMatch(/restarted/)
})

async function paymentOrigin(): Promise<string> {
  const reply = await fetch(`${origin}/api/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(checkoutBody()),
  })
  return new URL(CheckoutCreated.parse(await reply.json()).url).origin
}

test('a change of the configuration leaves the site and the fake Stripe at their addresses', async () => {
  const before = await paymentOrigin()
  expect(before).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const now = new Date()
  await utimes('vite.config.ts', now, now)
  const output = await site.untilSaid(/server restarted/)
  expect(output).not.toMatch(/is taken.*\n[^]*is taken/)
  expect(await paymentOrigin()).toBe(before)
})
