import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { request as forward } from 'node:http'
import { createSecureServer } from 'node:http2'
import { createBuilder } from 'vite'
import { provideLocalServices, siteFunctions } from '../src/build/server/local-services'
import { startSiteServer } from '../src/build/server/site-server'

const PORT = 4700
const SECURE_PORT = 4743
const SITE_DIR = '.cache/bench-site'
const KEY = '.cache/bench-key.pem'
const CERTIFICATE = '.cache/bench-certificate.pem'

/** Headers of one connection, which the next one has its own of. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade'])

const endToEnd = <Value>(headers: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_HEADERS.has(name)),
  )

function hasCertificate(): boolean {
  if (existsSync(KEY) && existsSync(CERTIFICATE)) return true
  const subject = ['-subj', '/CN=localhost', '-days', '30']
  const files = ['-keyout', KEY, '-out', CERTIFICATE]
  const { status } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject],
    { stdio: 'ignore' },
  )
  return status === 0
}

/** Answers over HTTP/2 and TLS, as hosts do, what the plain server answers. */
async function startSecureFront(): Promise<void> {
  const server = createSecureServer(
    { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE), allowHTTP1: true },
    (request, response) => {
      const upstream = forward(
        {
          port: PORT,
          path: request.url,
          method: request.method,
          headers: endToEnd(request.headers),
        },
        (reply) => {
          response.writeHead(reply.statusCode ?? 502, endToEnd(reply.headers))
          reply.on('data', (chunk: Buffer) => response.write(chunk))
          reply.on('end', () => response.end())
        },
      )
      upstream.on('error', () => response.destroy())
      request.pipe(upstream)
    },
  )
  await new Promise<void>((resolve) => {
    server.listen(SECURE_PORT, resolve)
  })
}

export interface ServedSite {
  readonly directory: string
  readonly url: string
}

/** Builds the site as for the host and serves it: over HTTP/2 where `openssl` can make a certificate. */
export async function serveSite(): Promise<ServedSite> {
  mkdirSync('.cache', { recursive: true })
  const isSecure = hasCertificate()
  const url = isSecure ? `https://localhost:${SECURE_PORT}` : `http://localhost:${PORT}`
  process.env.SITE_URL = url
  process.env.VITE_SITE_URL = url
  await provideLocalServices(PORT)
  const builder = await createBuilder({ build: { outDir: SITE_DIR }, logLevel: 'warn' })
  await builder.buildApp()
  await startSiteServer({ distDir: SITE_DIR, port: PORT, functions: siteFunctions })
  if (isSecure) await startSecureFront()
  else console.warn('No openssl: measured over HTTP/1.1 without TLS')
  return { directory: SITE_DIR, url }
}
