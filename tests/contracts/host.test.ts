import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { headersFor, readHostRules } from '../../src/node/dev/server/site-server'
import { findPage } from '../../src/node/prerender/find-page'

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

const Package = z.object({
  scripts: z.record(z.string(), z.string()),
  engines: z.object({ node: z.string().check(z.regex(/^>=\d+\.\d+$/)) }),
})

/** The oldest Node release line that still gets fixes (nodejs.org/en/about/previous-releases). */
const MAINTAINED_NODE = 22

test('the host builds with a script that exists, on a Node version that the packages allow', () => {
  const { scripts, engines } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(host.build.command).toBe('npm run build')
  expect(scripts).toHaveProperty('build')
  expect(host.build.publish).toBe('dist')
  // A major version alone selects the newest release of that line on the host.
  const line = Number(host.build.environment.NODE_VERSION)
  expect(line).toBeGreaterThanOrEqual(MAINTAINED_NODE)
  expect(line).toBeGreaterThanOrEqual(Math.floor(Number(engines.node.replace('>=', ''))))
})

test('the host finds the function in the configured folder', () => {
  expect(existsSync(`${host.functions.directory}/checkout/index.ts`)).toBe(true)
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
    expect(findPage(to).page).not.toBe('notFound')
  }
})

test.each(['/assets/start-abc.js', '/assets/home-hero-abc.svg'])(
  '%s may be kept for a year, because its name changes with its content',
  (path) => {
    expect(headersFor(rules, path).get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  },
)

test.each(['/', '/nowhere', '/robots.txt'])('%s has the security headers', (path) => {
  const headers = headersFor(rules, path)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin')
  expect(headers.get('Permissions-Policy')).toContain('camera=()')
})
