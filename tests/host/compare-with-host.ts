import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import getPort from 'get-port'
import { startFakeStripe } from '../../src/node/dev/fake-stripe/start-fake-stripe'
import { CHECKOUT_PATH } from '../../src/shared/checkout'
import { startCommand, type Command } from '../support/start-command'
import { hostRequests, type HostRequest } from './requests'

/**
 * `npm run test:host`: builds and serves the site with the Netlify CLI, offline, and compares its replies with those of
 * `npm start`, path by path. npx downloads the CLI and the newer Node that it needs (about 400 MB, once), so neither is a
 * dependency of the project.
 */
const HOST_COMMAND = ['-y', '-p', 'node@22', '-p', 'netlify-cli@27.10.2', 'netlify']
const HOST_OPTIONS = [
  '--offline',
  '--internal-disable-edge-functions',
  '--no-open',
  '--skip-gitignore',
  ...['--dir', 'dist'],
  ...['--framework', '#static'],
]
const SETTINGS = {
  NETLIFY_TELEMETRY_DISABLED: '1',
  // The project's .npmrc is strict about Node's version, and would compare the CLI's with the Node that runs npx.
  npm_config_engine_strict: 'false',
  ALLOW_SAMPLE_IDENTITY: 'true',
}

/**
 * The compared headers of files. `Cache-Control` is not among them, because the Netlify CLI sends its own for every file.
 */
const FILE_HEADERS = [
  'location',
  'content-type',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-resource-policy',
]

/**
 * The headers that the function sets. The CLI also applies the rules for files to its replies, but the host does not (docs.netlify.com/manage/routing/headers, Limitations).
 */
const FUNCTION_HEADERS = [
  'allow',
  'cache-control',
  'content-type',
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
]

/** Names of one type (RFC 9239, RFC 7303, and the registration of image/vnd.microsoft.icon). */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/x-icon': 'image/vnd.microsoft.icon',
}

/** The compared parts of a reply, by name. */
type Answer = ReadonlyMap<string, string>

function typeOf(header: string): string {
  const name = header.split(';')[0]?.trim() ?? ''
  return TYPE_NAMES[name] ?? name
}

/** A reply of the function, without what differs from one request to the next. */
function withoutIds(body: string): string {
  return body.replace(/"requestId":"[^"]*"/, '').replaceAll(/cs_test_\w+/g, '')
}

async function ask(origin: string, { address, method, headers, body }: HostRequest) {
  const reply = await fetch(origin + address, {
    redirect: 'manual',
    ...(method !== undefined && { method }),
    ...(body !== undefined && { body }),
    // The host uses https; `npm start` omits some headers over http.
    headers: { ...headers, 'X-Forwarded-Proto': 'https' },
  })
  const isFunction = address.startsWith(CHECKOUT_PATH)
  const answer = new Map([['status', String(reply.status)]])
  for (const name of isFunction ? FUNCTION_HEADERS : FILE_HEADERS) {
    const value = reply.headers.get(name)
    if (value !== null) answer.set(name, name === 'content-type' ? typeOf(value) : value)
  }
  const content = Buffer.from(await reply.arrayBuffer())
  if (isFunction) answer.set('body', withoutIds(content.toString()))
  // Hosts add their own text to a redirect, which visitors don't see.
  else if (answer.get('location') === undefined) {
    answer.set('body', createHash('sha256').update(content).digest('hex'))
  }
  return answer
}

/** Describes the differences between two replies. */
function faultsOf(request: HostRequest, host: Answer, local: Answer): string[] {
  const faults = [...new Set([...host.keys(), ...local.keys()])]
    .filter((name) => host.get(name) !== local.get(name))
    .map((name) => `${name}: host '${host.get(name)}', npm start '${local.get(name)}'`)
  if (host.get('status') !== String(request.status)) faults.push(`expected ${request.status}`)
  if (host.get('location') !== request.location) faults.push(`expected ${request.location}`)
  return faults
}

async function compare(hostOrigin: string, localOrigin: string): Promise<boolean> {
  let failed = 0
  const requests = hostRequests()
  for (const request of requests) {
    const [host, local] = [await ask(hostOrigin, request), await ask(localOrigin, request)]
    const faults = faultsOf(request, host, local)
    const lines = faults.map((fault) => `\n    ${fault.slice(0, 400)}`).join('')
    const { method = 'GET', address } = request
    const result = faults.length === 0 ? `same, ${host.get('status')}` : `DIFFERS${lines}`
    process.stdout.write(`${method} ${address.slice(0, 60)}: ${result}\n`)
    if (faults.length > 0) failed += 1
  }
  process.stdout.write(`\n${requests.length - failed} passed, ${failed} failed\n`)
  return failed === 0
}

const running: Command[] = []
const stopAll = () => Promise.all(running.map((command) => command.stop()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)))
}

const fakeStripe = await startFakeStripe()
try {
  const build = spawnSync('npx', [...HOST_COMMAND, 'build', '--offline'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...SETTINGS },
  })
  if (build.status !== 0) throw new Error("The host's command line could not build the site")

  const hostPort = await getPort()
  const hostOrigin = `http://localhost:${hostPort}`
  const host = startCommand(
    'npx',
    [...HOST_COMMAND, 'dev', ...HOST_OPTIONS, '--port', String(hostPort)],
    { settings: { ...SETTINGS, ...fakeStripe.environment, SITE_URL: hostOrigin } },
  )
  running.push(host)
  await host.untilSaid(/Loaded function checkout/)

  const local = startCommand('npm', ['run', '--silent', 'start', '--', '--no-build'], {
    settings: { ...fakeStripe.environment, PORT: String(await getPort()) },
  })
  running.push(local)
  const [, localOrigin = ''] =
    /(http:\/\/localhost:\d+)\n/.exec(await local.untilSaid(/answers at .*\n/)) ?? []
  process.exitCode = (await compare(hostOrigin, localOrigin)) ? 0 : 1
} finally {
  await stopAll()
  await fakeStripe.close()
}
