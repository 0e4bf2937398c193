import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CHECKOUT_PATH } from '../../src/shared/checkout'
import { ROUTES } from '../../src/site/routes'

/** A request to both servers, and the expected status. */
export interface HostRequest {
  readonly address: string
  readonly status: number
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The expected target of a redirect. */
  readonly location?: string
}

const DIST = 'dist'
const QUERY = '?utm_source=old&page=2'

const answering = (status: number, addresses: readonly string[]): HostRequest[] =>
  addresses.map((address) => ({ address, status }))

/** Every URL in the sitemap, and the pages that are not indexed. */
function pageAddresses(): string[] {
  const sitemap = readFileSync(path.join(DIST, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  return [...new Set([...Object.values(ROUTES), ...listed])]
}

/** One file of each kind. Names of assets change with each build. */
function fileAddresses(): string[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('_') && /\.(?!html$)\w+$/.test(file))
    .toSorted()
  const kinds = new Map(files.map((file) => [path.dirname(file) + path.extname(file), file]))
  return [...kinds.values()].map((file) => `/${file}`)
}

const redirects = Object.entries({
  '/website-building': ROUTES.website,
  '/search-engine-optimization': ROUTES.seo,
  '/text-marketing': ROUTES.text,
}).flatMap(([from, to]): HostRequest[] => [
  { address: from, status: 301, location: to },
  { address: `${from}/${QUERY}`, status: 301, location: to + QUERY },
])

const JSON_TYPE = { 'Content-Type': 'application/json' }
const ORDER = {
  plan: 'starter',
  billing: 'monthly',
  setup: 'self',
  customer: { fullName: 'Dana', email: 'dana@customer.example', companyName: 'Cedar Plumbing' },
  attemptId: '3f0c5a52-7f3e-4b8a-9a53-1d6f4f1d2f10',
}

const post = (status: number, body: string, headers: HostRequest['headers'] = JSON_TYPE) => ({
  address: CHECKOUT_PATH,
  method: 'POST',
  status,
  headers,
  body,
})

const functionCalls: readonly HostRequest[] = [
  { address: CHECKOUT_PATH, status: 404 },
  { address: `${CHECKOUT_PATH}?session_id=cs_test_${'a'.repeat(40)}`, status: 404 },
  { address: CHECKOUT_PATH, method: 'PUT', status: 405 },
  { address: CHECKOUT_PATH, method: 'DELETE', status: 405 },
  post(200, JSON.stringify(ORDER)),
  post(400, '{"plan":'),
  post(400, JSON.stringify({ ...ORDER, plan: 'gold' })),
  post(403, JSON.stringify(ORDER), { ...JSON_TYPE, Origin: 'https://evil.example' }),
  post(413, JSON.stringify({ ...ORDER, note: 'x'.repeat(9_000) })),
  post(415, 'plan=starter', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  post(422, JSON.stringify({ ...ORDER, customer: { fullName: '', email: '', companyName: '' } })),
]

/** Everything that is compared. Needs a build. */
export function hostRequests(): HostRequest[] {
  return [
    ...answering(200, pageAddresses()),
    { address: ROUTES.platform, method: 'HEAD', status: 200 },
    // Other names of a page, which keep the same canonical URL.
    ...answering(200, ['/index', '/index.html', '/platform/', '/platform.html', '/services/seo/']),
    ...answering(200, ['/blog/', '/blog.html', '/404', '/404.html', '/404/']),
    ...answering(404, ['/nowhere', '/nowhere/', '/Platform', '/services/unknown', '/blog/unknown']),
    ...answering(404, ['/assets/', '/assets/gone.js', '/og/gone.png', '/api/gone']),
    ...answering(200, fileAddresses()),
    ...redirects,
    ...functionCalls,
  ]
}
