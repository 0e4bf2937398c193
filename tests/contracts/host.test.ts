import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { config } from '../../api/checkout/index'
import { headersFor, readHostRules } from '../../src/build/server/host-rules'
import { CHECKOUT_PATH } from '../../src/shared/checkout'
import { findPage } from '../../src/site/find-page'

const HostFile = z.object({
  build: z.object({
    command: z.string(),
    publish: z.string(),
    environment: z.object({ NODE_VERSION: z.string() }),
  }),
  functions: z.object({ directory: z.string() }),
})

const host = HostFile.parse(parse(readFileSync('netlify.toml', 'utf8')))
const rules = await readHostRules('no-such-folder')

test('the host builds with a script that exists, on a Node version that the packages allow', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(host.build.command).toBe('npm run build')
  expect(scripts).toHaveProperty('build')
  expect(host.build.publish).toBe('dist')
  expect(Number(host.build.environment.NODE_VERSION)).toBeGreaterThanOrEqual(22)
})

test('the host finds the function where the contract says that it answers', () => {
  expect(existsSync(`${host.functions.directory}/checkout/index.ts`)).toBe(true)
  expect(config.path).toBe(CHECKOUT_PATH)
  expect(config.rateLimit.aggregateBy).toEqual(['ip', 'domain'])
})

test.each([
  ['/website-building', '/services/website'],
  ['/search-engine-optimization', '/services/seo'],
  ['/text-marketing', '/services/text'],
])('the old address %s moves for good to %s', (from, to) => {
  expect(rules.redirects).toContainEqual({ from, to, status: 301 })
})

test('every redirect leads to a page, and none catches all addresses', () => {
  for (const { from, to } of rules.redirects) {
    expect(from).not.toContain('*')
    expect(findPage(to).screen).not.toBe('notFound')
  }
})

test.each(['/assets/start-abc.js', '/drawings/home-hero.abc.svg'])(
  '%s may be kept for a year, because its name changes with its content',
  (path) => {
    expect(headersFor(rules, path).get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  },
)

test('social cards may be shown by other sites, scripts may not', () => {
  expect(headersFor(rules, '/og/home.png').get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(headersFor(rules, '/assets/a.js').get('Cross-Origin-Resource-Policy')).toBe('same-origin')
})
