/**
 * The scoring of Mozilla's HTTP Observatory, for the headers of a page that is served over https.
 * Source: github.com/mdn/mdn-http-observatory, src/grader/charts.js (results and their modifiers) and
 * src/analyzer/tests (when each result applies), read November 2026; the same table stands at
 * developer.mozilla.org/en-US/observatory/docs/tests_and_scoring.
 */

/** What a visitor's browser gets: header names in lower case, and the markup. */
export interface Reply {
  readonly headers: ReadonlyMap<string, string>
  readonly html: string
}

/** What one test of the Observatory says, and the points that it gives or takes. */
export interface Finding {
  readonly test: string
  readonly result: string
  readonly points: number
}

/** Every site begins with this many points. */
const BASELINE = 100

/** Points above the baseline are given only to sites that reach this without them. */
const MINIMUM_FOR_BONUS = 90

/** The grades from the best on, with the least points of each. */
const GRADES: readonly (readonly [points: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

/** Six months, in seconds: the shortest HSTS that costs nothing. */
const HSTS_MIN_SECONDS = 15_768_000

const BROAD_SOURCES = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/
const INLINE_SOURCES = /^(?:'unsafe-inline'|data:)$/
const INSECURE_SOURCES = /^(?:http|ftp):/
const PASSIVE_DIRECTIVES = ['img-src', 'media-src']
const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]

type Policy = ReadonlyMap<string, readonly string[]>

/** The sources of a Content-Security-Policy by directive. A hash makes 'unsafe-inline' void. */
function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(
    directives.flatMap(([name = '', ...sources]) => {
      const hashed = sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source))
      const effective = hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources
      return name === '' ? [] : [[name.toLowerCase(), effective] as const]
    }),
  )
}

function policyResult(header: string | undefined): readonly [result: string, points: number] {
  if (header === undefined) return ['not implemented', -25]
  const policy = parsePolicy(header)
  const sourcesOf = (directive: string) =>
    policy.get(directive) ?? policy.get('default-src') ?? ['*']
  const allows = (directive: string, ...patterns: readonly RegExp[]) =>
    sourcesOf(directive).some((source) => patterns.some((pattern) => pattern.test(source)))
  const active = [...policy.keys(), 'script-src'].filter(
    (name) => !PASSIVE_DIRECTIVES.includes(name),
  )

  if (allows('script-src', BROAD_SOURCES, INLINE_SOURCES) || allows('object-src', BROAD_SOURCES))
    return ['scripts or objects from anywhere, or inline', -20]
  if (active.some((name) => allows(name, INSECURE_SOURCES)))
    return ['resources over plain http', -20]
  if (['script-src', 'style-src'].some((name) => allows(name, /^'unsafe-eval'$/)))
    return ["'unsafe-eval'", -10]
  if (PASSIVE_DIRECTIVES.some((name) => allows(name, INSECURE_SOURCES)))
    return ['images or media over plain http', -10]
  if (allows('style-src', BROAD_SOURCES, INLINE_SOURCES)) return ['unsafe styles', 0]
  return policy.get('default-src')?.join(' ') === "'none'"
    ? ["nothing unsafe, default-src 'none'", 10]
    : ['nothing unsafe', 5]
}

function framingResult({ headers }: Reply): readonly [result: string, points: number] {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '')
  const ancestors = policy.get('frame-ancestors')
  if (ancestors !== undefined && !ancestors.some((source) => BROAD_SOURCES.test(source)))
    return ['frame-ancestors', 5]
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? ['X-Frame-Options', 0]
    : ['not implemented', -20]
}

function cookieResult({ headers }: Reply): readonly [result: string, points: number] {
  const cookie = headers.get('set-cookie')
  if (cookie === undefined) return ['none set by the server', 0]
  const flagged = ['secure', 'httponly', 'samesite='].every((flag) =>
    cookie.toLowerCase().includes(flag),
  )
  return flagged ? ['all flags', 5] : ['flags are missing', -40]
}

function sharingResult({ headers }: Reply): readonly [result: string, points: number] {
  if (!headers.has('access-control-allow-origin')) return ['not implemented', 0]
  return headers.get('access-control-allow-credentials') === 'true'
    ? ['with credentials', -50]
    : ['without credentials', 0]
}

function transportResult({ headers }: Reply): readonly [result: string, points: number] {
  const header = headers.get('strict-transport-security')
  if (header === undefined) return ['not implemented', -20]
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
  // Five more are for hosts on the browsers' preload list, which no header can claim.
  return seconds >= HSTS_MIN_SECONDS ? ['six months or more', 0] : ['less than six months', -10]
}

function referrerResult({ headers }: Reply): readonly [result: string, points: number] {
  const policy = headers.get('referrer-policy')
  if (policy === undefined) return ['not implemented', 0]
  return PRIVATE_REFERRERS.includes(policy) ? ['private', 5] : ['unsafe', -5]
}

function integrityResult({ html }: Reply): readonly [result: string, points: number] {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  const foreign = scripts.filter((script) => /\bsrc="?(?:https?:)?\/\//.test(script))
  const unprotected = foreign.filter((script) => !script.includes('integrity='))
  if (unprotected.some((script) => !script.includes('https:')))
    return ['scripts of other hosts, not over https', -50]
  if (unprotected.length > 0) return ['scripts of other hosts without integrity', -5]
  return scripts.some((script) => script.includes('integrity='))
    ? ['scripts with integrity', 5]
    : ['own scripts only', 0]
}

function sniffingResult({ headers }: Reply): readonly [result: string, points: number] {
  return headers.get('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['missing', -5]
}

function embeddingResult({ headers }: Reply): readonly [result: string, points: number] {
  const policy = headers.get('cross-origin-resource-policy') ?? 'not implemented'
  if (['same-origin', 'same-site'].includes(policy)) return [policy, 10]
  return [policy, ['cross-origin', 'not implemented'].includes(policy) ? 0 : -5]
}

const TESTS: Readonly<Record<string, (reply: Reply) => readonly [result: string, points: number]>> =
  {
    'Content-Security-Policy': ({ headers }) =>
      policyResult(headers.get('content-security-policy')),
    Cookies: cookieResult,
    'Cross-origin resource sharing': sharingResult,
    // The host answers http with a redirect to https by itself (docs.netlify.com, HTTPS).
    Redirection: () => ['to https on the same host', 0],
    'Referrer-Policy': referrerResult,
    'Strict-Transport-Security': transportResult,
    'Subresource integrity': integrityResult,
    'X-Content-Type-Options': sniffingResult,
    'Framing by others': framingResult,
    'Cross-Origin-Resource-Policy': embeddingResult,
  }

/** What each of the Observatory's tests says of a reply. */
export function observe(reply: Reply): Finding[] {
  return Object.entries(TESTS).map(([test, judge]) => {
    const [result, points] = judge(reply)
    return { test, result, points }
  })
}

const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)

/** The score: penalties always count, points above the baseline only from 90 on; never below 0. */
export function observatoryScore(findings: readonly Finding[]): number {
  const points = findings.map((finding) => finding.points)
  const penalized = BASELINE + sum(points.filter((one) => one < 0))
  const bonus = sum(points.filter((one) => one > 0))
  return Math.max(penalized >= MINIMUM_FOR_BONUS ? penalized + bonus : penalized, 0)
}

/** The grade of a score. */
export function observatoryGrade(score: number): string {
  return GRADES.find(([points]) => score >= points)?.[1] ?? 'F'
}

/** The findings as lines of text, with their sum and grade. */
export function observatoryTable(findings: readonly Finding[]): string {
  const score = observatoryScore(findings)
  const rows = findings.map(({ test, result, points }) => [test, points, result] as const)
  return [
    ['Baseline', BASELINE, ''] as const,
    ...rows,
    ['Score', score, observatoryGrade(score)] as const,
  ]
    .map(([test, points, result]) => `${test.padEnd(32)}${String(points).padStart(4)}  ${result}`)
    .join('\n')
}
