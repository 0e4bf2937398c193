import { expect, test } from 'vitest'
import { FIRST_SCRIPT } from '../../src/build/first-script'
import { headersFile } from '../../src/build/headers-file'
import { parsePublicEnvironment } from '../../src/build/public-env'
import { contentSecurityPolicy } from '../../src/build/security-policy'
import { headersFor, parseHeadersFile, readHostRules } from '../../src/build/server/host-rules'
import { allPaths } from '../../src/site/find-page'
import { gradeHeaders, observatoryScore, policyDirectives } from '../support/observatory'

/** With every extra credit that headers can earn; 'A+' begins at 100. */
const FULL_SCORE = 140

const environment = parsePublicEnvironment({
  VITE_SITE_URL: 'https://agency.example',
  VITE_BOOKING_WIDGET_URL: 'https://booking.example/widget',
  VITE_INTAKE_FORM_URL: 'https://forms.example/intake',
  VITE_GA_MEASUREMENT_ID: 'G-SAMPLE0000',
  VITE_META_PIXEL_ID: '100000000000001',
})
const policy = contentSecurityPolicy(environment, { styles: ['body{}'], scripts: [FIRST_SCRIPT] })
const host = await readHostRules('no-such-folder')
const rules = {
  ...host,
  headers: [...host.headers, ...parseHeadersFile(headersFile(policy, allPaths()))],
}

test.each(allPaths())(
  "%s has the full score by the Observatory's rules, with everything configured",
  (path) => {
    const findings = gradeHeaders(headersFor(rules, path))
    expect(findings.filter(({ points }) => points < 0)).toEqual([])
    expect(observatoryScore(findings)).toBe(FULL_SCORE)
  },
)

test('a policy with unsafe-inline, or none, is graded down and takes the extra credit with it', () => {
  const headers = headersFor(rules, '/')
  const withPolicy = (value: string) => new Map(headers).set('Content-Security-Policy', value)
  const unsafe = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  expect(observatoryScore(gradeHeaders(withPolicy(unsafe)))).toBe(80)
  headers.delete('Content-Security-Policy')
  expect(observatoryScore(gradeHeaders(headers))).toBe(75)
})

test('nothing is allowed by default, and nothing inline or evaluated without its hash', () => {
  const directives = policyDirectives(policy)
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)/)
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
})
