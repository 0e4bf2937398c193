/**
 * The scoring of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js
 * and src/analyzer/tests), as far as it applies to a page that loads no other host's scripts, sets no
 * cookie by header and allows no foreign origin. Every page starts with 100; extra credit counts from 90.
 * Stricter than the original in one thing: 'unsafe-inline' counts although a hash disarms it.
 */
const BASE_SCORE = 100
const EXTRA_CREDIT_FROM = 90

/** Six months, the least that HSTS has to last. */
const MIN_HSTS_SECONDS = 15_768_000

export interface Finding {
  readonly test: string
  readonly points: number
}

type Headers = ReadonlyMap<string, string>

/** The sources of each directive of a Content-Security-Policy. */
export function policyDirectives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

function gradePolicy(headers: Headers): number {
  const directives = policyDirectives(headers.get('Content-Security-Policy') ?? '')
  if (directives.size <= 1) return -25 // csp-not-implemented
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = sourcesOf('script-src')
  const styles = sourcesOf('style-src')
  const isOpen = (sources: readonly string[]) =>
    sources.some((source) => ['*', 'http:', 'https:', 'data:', "'unsafe-inline'"].includes(source))
  if (isOpen(scripts) || isOpen(sourcesOf('object-src'))) return -20 // unsafe-inline
  if (scripts.includes("'unsafe-eval'")) return -10
  if (isOpen(styles)) return 0 // unsafe-inline-in-style-src-only
  const isNone = directives.get('default-src')?.join(' ') === "'none'"
  return isNone ? 10 : 5 // csp-implemented-with-no-unsafe(-default-src-none)
}

function gradeTransport(headers: Headers): number {
  const seconds = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) < MIN_HSTS_SECONDS ? -10 : 0
}

function gradeFraming(headers: Headers): number {
  const directives = policyDirectives(headers.get('Content-Security-Policy') ?? '')
  if (directives.has('frame-ancestors')) return 5 // x-frame-options-implemented-via-csp
  return headers.has('X-Frame-Options') ? 0 : -20
}

const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]

function gradeReferrer(headers: Headers): number {
  const policy = headers.get('Referrer-Policy')
  if (policy === undefined) return 0
  return PRIVATE_REFERRERS.includes(policy) ? 5 : -5
}

function gradeSharing(headers: Headers): number {
  const policy = headers.get('Cross-Origin-Resource-Policy')
  return policy === 'same-origin' || policy === 'same-site' ? 10 : 0
}

/** What the Observatory says of a page's headers, test by test. */
export function gradeHeaders(headers: Headers): Finding[] {
  return [
    { test: 'content-security-policy', points: gradePolicy(headers) },
    { test: 'strict-transport-security', points: gradeTransport(headers) },
    {
      test: 'x-content-type-options',
      points: headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    },
    { test: 'x-frame-options', points: gradeFraming(headers) },
    { test: 'referrer-policy', points: gradeReferrer(headers) },
    { test: 'cross-origin-resource-policy', points: gradeSharing(headers) },
    {
      test: 'cross-origin-opener-policy',
      points: headers.get('Cross-Origin-Opener-Policy')?.startsWith('same-origin') ? 10 : 0,
    },
    {
      test: 'cross-origin-resource-sharing',
      points: headers.get('Access-Control-Allow-Origin') === '*' ? -50 : 0,
    },
    { test: 'cookies', points: headers.has('Set-Cookie') ? -20 : 0 },
  ]
}

/** The score: penalties first; extra credit only for who is at 90 or more without it. */
export function observatoryScore(findings: readonly Finding[]): number {
  const sum = (keep: (points: number) => boolean) =>
    findings.reduce((total, { points }) => (keep(points) ? total + points : total), 0)
  const withoutCredit = BASE_SCORE + sum((points) => points < 0)
  return withoutCredit >= EXTRA_CREDIT_FROM
    ? withoutCredit + sum((points) => points > 0)
    : withoutCredit
}
