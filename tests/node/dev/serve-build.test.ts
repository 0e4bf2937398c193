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

function npm(script: string, settings: Record<string, string>): Command {
  command = startCommand('npm', ['run', '--silent', script], { settings })
  return command
}

test('a build beside it takes nothing away from the running site', async () => {
  const { port, release } = await takePort()
  release()
  await start({ PORT: String(port) }).untilSaid(/answers at .*\n/)
  await rm(path.join(folder, 'dist'), { recursive: true })
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('<h1>Home</h1>')
})

test('a mistyped option is refused in one line', async () => {
  command = startCommand(TSX, [START, '--nobuild'], { cwd: folder })
  expect(await command.untilEnded()).toEqual({
    output: 'npm start has no option --nobuild, only --no-build.\n',
    exitCode: 1,
  })
})

test('the address is printed once the site answers', async () => {
  const { port, release } = await takePort()
  release()
  const output = await start({ PORT: String(port) }).untilSaid(/answers at .*\n/)
  expect(output).toMatch(new RegExp(`^The site answers at http://localhost:${port}$`, 'm'))
  expect(output).not.toMatch(/missing|500/)
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
  const { port, release } = await takePort()
  release()
  const key = ['sk', 'test', 'abc'].join('_')
  const settings = { PORT: String(port), STRIPE_SECRET_KEY: key, STRIPE_PRICE_STARTER_YEARLY: '' }
  const output = await start(settings).untilSaid(/answers at .*\n/)
  const told = output.split('\n').filter((line) => line.includes('STRIPE_PRICE'))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^Sign-ups answer 500: STRIPE_PRICE_STARTER_MONTHLY is missing; /)
  expect(told[0]).not.toContain(key)
})

test('without a build one line says what to do', async () => {
  await rm(path.join(folder, 'dist'), { recursive: true })
  expect(await start({}).untilEnded()).toEqual({
    output: 'There is no build to serve: leave out --no-build.\n',
    exitCode: 1,
  })
})

test.each([
  ['build', { VITE_META_PIXEL_ID: 'pixel' }, 'VITE_META_PIXEL_ID'],
  ['start', { VITE_META_PIXEL_ID: 'pixel' }, 'VITE_META_PIXEL_ID'],
  ['dev', { VITE_META_PIXEL_ID: 'pixel' }, 'VITE_META_PIXEL_ID'],
  ['start', { PORT: 'http' }, 'PORT'],
])('npm run %s with a malformed setting %o stops with one line that names it', async (...row) => {
  const [script, settings, name] = row
  const { output, exitCode } = await npm(script, settings).untilEnded()
  expect(output).toMatch(new RegExp(`^Malformed setting: ${name}\\b.*\\n$`))
  expect(exitCode).toBe(1)
})
