import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headersFor, readHostRules } from '../../src/node/dev/server/site-server'
import { findPage } from '../../src/node/prerender/find-page'

const rules = await readHostRules()

test('the host finds the function in the configured folder', () => {
  const [, folder] =
    /^\[functions\]\s+directory = "(.+)"$/m.exec(readFileSync('netlify.toml', 'utf8')) ?? []
  expect(existsSync(`${folder}/checkout/index.ts`)).toBe(true)
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

test.each(['/', '/nowhere', '/robots.txt'])('%s has the security headers', (path) => {
  const headers = headersFor(rules, path)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin')
  expect(headers.get('Permissions-Policy')).toContain('camera=()')
})
