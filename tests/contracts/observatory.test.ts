import { beforeAll, expect, test } from 'vitest'
import { FIRST_SCRIPT } from '../../src/build/first-script'
import { parsePublicEnvironment } from '../../src/build/public-env'
import { contentSecurityPolicy } from '../../src/build/security-policy'
import { headersFor, parseHeadersFile, readHostRules } from '../../src/build/server/host-rules'
import { ROUTES } from '../../src/site/routes'
import {
  observatoryGrade,
  observatoryScore,
  observatoryTable,
  observe,
  type Reply,
} from '../support/observatory'

/** A page names one script of its own and has one inline (src/build/page-html.ts). */
const HTML = `<script type="module" src="/assets/index-abc.js"></script><script>${FIRST_SCRIPT}</script>`

/** Every setting that lets something from elsewhere in. */
const ALL_SERVICES = {
  VITE_SITE_URL: 'https://site.example',
  VITE_BOOKING_WIDGET_URL: 'https://booking.example/widget',
  VITE_INTAKE_FORM_URL: 'https://forms.example/intake',
  VITE_GA_MEASUREMENT_ID: 'G-SAMPLE0000',
  VITE_META_PIXEL_ID: '100000000000001',
  VITE_AI_API_BASE: 'https://ai.example/v1',
  VITE_TESTIMONIAL_VIDEO_URL: 'https://media.example/film.mp4',
}

const LEAST_SCORE = 130

const hostRules = await readHostRules('no-such-folder')

/** A page as the host sends it, with the settings of a build. */
function reply(path: string, settings: Readonly<Record<string, string>> = ALL_SERVICES): Reply {
  const policy = contentSecurityPolicy(parsePublicEnvironment(settings), {
    styles: ['a { color: red }'],
    scripts: [FIRST_SCRIPT],
  })
  const written = parseHeadersFile(`/*\n  Content-Security-Policy: ${policy}\n`)
  const headers = headersFor({ ...hostRules, headers: [...hostRules.headers, ...written] }, path)
  return {
    headers: new Map([...headers].map(([name, value]) => [name.toLowerCase(), value])),
    html: HTML,
  }
}

/** The home page with one header changed, or taken away by null. */
function changed(name: string, change: (value: string) => string | null): Reply {
  const { headers, html } = reply(ROUTES.home)
  const value = change(headers.get(name) ?? '')
  const others = [...headers].filter(([header]) => header !== name)
  return { headers: new Map(value === null ? others : [...others, [name, value]]), html }
}

const scoreOf = (page: Reply) => observatoryScore(observe(page))

beforeAll(() => {
  process.stdout.write(
    `\nMozilla Observatory, home page:\n${observatoryTable(observe(reply(ROUTES.home)))}\n`,
  )
})

test.each(Object.values(ROUTES))('%s scores A+ at the Observatory, 130 or more', (path) => {
  const score = scoreOf(reply(path))
  expect(score, observatoryTable(observe(reply(path)))).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(observatoryGrade(score)).toBe('A+')
})

test('a build without any service scores the same', () => {
  const bare = reply(ROUTES.home, { VITE_SITE_URL: 'https://site.example' })
  expect(scoreOf(bare)).toBe(scoreOf(reply(ROUTES.home)))
})

test.each<[what: string, header: string, change: (value: string) => string | null]>([
  ['no policy', 'content-security-policy', () => null],
  [
    'inline scripts',
    'content-security-policy',
    (policy) => policy.replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'"),
  ],
  [
    'eval',
    'content-security-policy',
    (policy) => policy.replace('script-src', "script-src 'unsafe-eval'"),
  ],
  [
    'inline styles',
    'content-security-policy',
    (policy) => policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'"),
  ],
  [
    'plain http',
    'content-security-policy',
    (policy) => policy.replace('https://booking', 'http://booking'),
  ],
  [
    'a default of its own',
    'content-security-policy',
    (policy) => policy.replace("'none'", "'self'"),
  ],
  ['a short HSTS', 'strict-transport-security', () => 'max-age=86400'],
  ['no HSTS', 'strict-transport-security', () => null],
  ['sniffing', 'x-content-type-options', () => null],
  ['a talkative referrer', 'referrer-policy', () => 'unsafe-url'],
])('%s lowers the score', (_what, header, change) => {
  expect(scoreOf(changed(header, change))).toBeLessThan(scoreOf(reply(ROUTES.home)))
})

test('without a single header a page fails', () => {
  const bare = scoreOf({ headers: new Map(), html: HTML })
  expect(bare).toBe(30)
  expect(observatoryGrade(bare)).toBe('D')
})

test('points above the baseline need 90 without them', () => {
  const withPenalties = [
    { test: 'a', result: '', points: -15 },
    { test: 'b', result: '', points: 10 },
  ]
  expect(observatoryScore(withPenalties)).toBe(85)
  expect(
    observatoryScore([{ test: 'a', result: '', points: -10 }, ...withPenalties.slice(1)]),
  ).toBe(100)
})
