import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { request as forward } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { provideLocalServices, siteFunctions } from '../src/node/dev/server/local-services'
import { startSiteServer } from '../src/node/dev/server/site-server'
import { ANALYTICS_HOSTS, ANALYTICS_SETTINGS, sendAnalyticsLibrary } from './fake-analytics'

/** The site as it was built and is served for measuring. */
export interface ServedSite {
  readonly name: string
  readonly directory: string
  readonly url: string
  /** What the browser has to be started with, so that analytics libraries come from here, too. */
  readonly browserFlags: readonly string[]
}

interface Variant {
  readonly name: string
  readonly port: number
  readonly securePort: number
  readonly settings: Readonly<Record<string, string>>
}

/** Both ways in which the agency may run the site. */
const VARIANTS: readonly Variant[] = [
  { name: 'with analytics', port: 4700, securePort: 4743, settings: ANALYTICS_SETTINGS },
  { name: 'without analytics', port: 4710, securePort: 4753, settings: {} },
]

const KEY = '.cache/bench-key.pem'
const CERTIFICATE = '.cache/bench-certificate.pem'

/** Headers of one connection, which the next one has its own of. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade'])

const endToEnd = <Value>(headers: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_HEADERS.has(name)),
  )

function makeCertificate(): void {
  if (existsSync(KEY) && existsSync(CERTIFICATE)) return
  const subject = ['-subj', '/CN=localhost', '-days', '30']
  const files = ['-keyout', KEY, '-out', CERTIFICATE]
  const { status } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject],
    { stdio: 'ignore' },
  )
  if (status !== 0) throw new Error('openssl is needed for a certificate: hosts answer over TLS')
}

/** Passes a request on to the site's own server, which answers without encryption. */
function passOn(port: number, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const headers = { ...endToEnd(request.headers), 'x-forwarded-proto': 'https' }
  const { url: path, method } = request
  const upstream = forward({ port, path, method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, endToEnd(reply.headers))
    reply.on('data', (chunk: Buffer) => response.write(chunk))
    reply.on('end', () => response.end())
  })
  upstream.on('error', () => {
    response.destroy()
  })
  request.pipe(upstream)
}

/** The least page there is, which others are compared with. The hosts of analytics have no such path. */
export const ONE_HEADING_PATH = '/bench-one-heading'
const ONE_HEADING =
  '<!doctype html><html lang="en"><title>One heading</title><h1>One heading</h1></html>'

/** Answers over HTTP/2 and TLS, as hosts do, for the site and for the hosts of analytics. */
async function startSecureFront({ port, securePort }: Variant): Promise<void> {
  const server = createSecureServer(
    { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE), allowHTTP1: true },
    (request, response) => {
      if (sendAnalyticsLibrary(request.authority, response)) return
      if (request.url === ONE_HEADING_PATH) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        response.end(ONE_HEADING)
      } else passOn(port, request, response)
    },
  )
  await new Promise<void>((resolve) => {
    server.listen(securePort, resolve)
  })
}

async function serveVariant(variant: Variant): Promise<ServedSite> {
  const { name, port, securePort, settings } = variant
  const directory = `.cache/bench-site-${port}`
  const url = `https://localhost:${securePort}`
  // A process of its own, because a process renders pages with the first bundle that it has loaded.
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', '--outDir', directory], {
    env: { ...process.env, ...settings, SITE_URL: url, VITE_SITE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`The site ${name} could not be built`)
  await startSiteServer(directory, port, siteFunctions)
  await startSecureFront(variant)
  const rules = ANALYTICS_HOSTS.map((host) => `MAP ${host}:443 localhost:${securePort}`)
  return { name, directory, url, browserFlags: [`--host-resolver-rules=${rules.join(',')}`] }
}

/** Builds and serves the site as the host does, with analytics configured and without. */
export async function serveSites(): Promise<readonly ServedSite[]> {
  mkdirSync('.cache', { recursive: true })
  makeCertificate()
  await provideLocalServices(VARIANTS[0]?.port ?? 0)
  const sites: ServedSite[] = []
  for (const variant of VARIANTS) sites.push(await serveVariant(variant))
  return sites
}
