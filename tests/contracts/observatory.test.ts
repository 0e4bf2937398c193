import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { INLINE_SCRIPT } from '../../src/hydration/inline-script'
import { parsePublicEnvironment } from '../../src/prerender/public-env'
import { contentSecurityPolicy, headersFile } from '../../src/prerender/security-policy'
import { headersFor, readHostRules } from '../../src/dev/server/site-server'
import { allPaths } from '../../src/site/find-page'
import { gradeHeaders, observatoryScore, policyDirectives } from '../support/observatory'

/**
 * What the site should have: 'A+' begins at 100. There is no Cross-Origin-Resource-Policy, which would
 * add 10: everything here is public, and link previews and feed readers may show it.
 */
const WANTED_SCORE = 130

const environment = parsePublicEnvironment({
  VITE_SITE_URL: 'https://agency.example',
  VITE_BOOKING_WIDGET_URL: 'https://booking.example/widget',
  VITE_INTAKE_FORM_URL: 'https://forms.example/intake',
  VITE_GA_MEASUREMENT_ID: 'G-SAMPLE0000',
  VITE_META_PIXEL_ID: '100000000000001',
})
const policy = contentSecurityPolicy(environment, { styles: ['body{}'], scripts: [INLINE_SCRIPT] })
const build = await mkdtemp(path.join(tmpdir(), 'headers-'))
await writeFile(path.join(build, '_headers'), headersFile(policy))
const rules = await readHostRules(build)
await rm(build, { recursive: true })

test.each(allPaths())('the headers of %s score 130 with everything configured', (page) => {
  const findings = gradeHeaders(headersFor(rules, page))
  expect(findings.filter(({ points }) => points < 0)).toEqual([])
  expect(observatoryScore(findings)).toBe(WANTED_SCORE)
})

test('a policy with unsafe-inline, or none, is graded down and takes the extra credit with it', () => {
  const headers = headersFor(rules, '/')
  const withPolicy = (value: string) => new Map(headers).set('Content-Security-Policy', value)
  const unsafe = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  expect(observatoryScore(gradeHeaders(withPolicy(unsafe)))).toBe(80)
  headers.delete('Content-Security-Policy')
  expect(observatoryScore(gradeHeaders(headers))).toBe(75)
})

test.each(['connect-src', 'img-src'])(
  '%s admits what Google Analytics asks for once a visitor allows advertising',
  (directive) => {
    const sources = policyDirectives(policy).get(directive)
    expect(sources).toEqual(
      expect.arrayContaining(['https://*.g.doubleclick.net', 'https://www.google.com']),
    )
    const parsed = parsePublicEnvironment({ VITE_META_PIXEL_ID: '100000000000001' })
    const without = contentSecurityPolicy(parsed, { styles: [], scripts: [] })
    expect(without).not.toMatch(/google|doubleclick/)
  },
)

test('nothing is allowed by default, and nothing inline or evaluated without its hash', () => {
  const directives = policyDirectives(policy)
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)/)
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
})
