import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCommand, type Command } from '../../support/start-command'

const TSX = path.resolve('node_modules/.bin/tsx')
const START = path.resolve('src/node/dev/serve-build.ts')

/** A folder that `npm start -- --no-build` can serve from. */
let folder: string
let command: Command | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'))
  await mkdir(path.join(folder, 'dist'))
  await writeFile(path.join(folder, 'netlify.toml'), '')
  await writeFile(path.join(folder, 'dist/index.html'), '<h1>Home</h1>')
  await writeFile(path.join(folder, 'dist/404.html'), '<h1>Not found</h1>')
})

afterEach(async () => {
  await command?.stop()
  await rm(folder, { recursive: true })
})

/** Takes a port as another program would. */
async function takePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { port: address.port, release: () => server.close() }
}

function start(settings: Record<string, string>): Command {
  command = startCommand(TSX, [START, '--no-build'], { cwd: folder, settings })
  return command
}

async function freePort(): Promise<number> {
  const { port, release } = await takePort()
  release()
  return port
}

test('the address is printed once the site answers, and a build beside it takes nothing away', async () => {
  const port = await freePort()
  const output = await start({ PORT: String(port) }).untilSaid(/answers at .*\n/)
  expect(output).toMatch(new RegExp(`^The site answers at http://localhost:${port}$`, 'm'))
  expect(output).not.toContain('Sign-ups answer 500')
  await rm(path.join(folder, 'dist'), { recursive: true })
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('<h1>Home</h1>')
})

test('if a port is taken, the next free one is used and one line says so', async () => {
  const { port, release } = await takePort()
  const output = await start({ PORT: String(port) }).untilSaid(/answers at .*\n/)
  release()
  const used = Number(/answers at http:\/\/localhost:(\d+)/.exec(output)?.[1])
  expect(used).toBeGreaterThan(port)
  const told = output.split('\n').filter((line) => line.includes(`${port} is taken`))
  expect(told).toEqual([`Port ${port} is taken, so the site uses ${used}.`])
  expect(output).not.toMatch(/Error|^\s+at /m)
})

test('for a key without price ids one line names what is missing', async () => {
  const key = ['sk', 'test', 'abc'].join('_')
  const settings = { PORT: String(await freePort()), STRIPE_SECRET_KEY: key }
  const output = await start(settings).untilSaid(/answers at .*\n/)
  expect(output.match(/^.*STRIPE_PRICE.*$/gm)).toEqual([
    expect.stringMatching(/^Sign-ups answer 500: STRIPE_PRICE_STARTER_MONTHLY is missing; /),
  ])
  expect(output).not.toContain(key)
})

test.each([
  ['a mistyped option', '--nobuild', 'npm start has no option --nobuild, only --no-build.'],
  ['no build', '--no-build', 'There is no build to serve: leave out --no-build.'],
])('%s is answered with one line that says what to do', async (_name, option, line) => {
  await rm(path.join(folder, 'dist'), { recursive: true })
  command = startCommand(TSX, [START, option], { cwd: folder })
  expect(await command.untilEnded()).toEqual({ output: `${line}\n`, exitCode: 1 })
})

test.each([
  ['build', { VITE_META_PIXEL_ID: 'pixel' }, 'Malformed setting: VITE_META_PIXEL_ID'],
  ['start', { VITE_META_PIXEL_ID: 'pixel' }, 'Malformed setting: VITE_META_PIXEL_ID'],
  ['dev', { VITE_META_PIXEL_ID: 'pixel' }, 'Malformed setting: VITE_META_PIXEL_ID'],
  ['start', { PORT: 'http' }, 'Malformed setting: PORT'],
  ['build', { CONTEXT: 'production' }, "Not published: still the sample's domain"],
])('npm run %s with %o stops with one line that names it', async (script, settings, line) => {
  command = startCommand('npm', ['run', '--silent', script], { settings })
  const { output, exitCode } = await command.untilEnded()
  expect(output).toMatch(new RegExp(`^${line}\\b.*\\n$`))
  expect(exitCode).toBe(1)
})
