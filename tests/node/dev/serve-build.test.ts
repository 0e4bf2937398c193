import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import getPort from 'get-port'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCommand, startScript, type Command } from '../../support/start-command'
import { temporaryFolder } from '../../support/temporary-folder'

/** A folder that `npm start -- --no-build` can serve from. */
let folder: string
let command: Command | undefined

beforeEach(() => {
  const pages = { 'dist/index.html': '<h1>Home</h1>', 'dist/404.html': '<h1>Not found</h1>' }
  folder = temporaryFolder({ 'netlify.toml': '', ...pages })
})

afterEach(() => command?.stop())

function start(option: string, settings: Record<string, string> = {}): Command {
  command = startScript('src/node/dev/serve-build.ts', [option], { cwd: folder, settings })
  return command
}

const served = (port: number, settings = {}) =>
  start('--no-build', { PORT: String(port), ...settings }).untilSaid(/answers at .*\n/)

test('the address is printed once the site answers, and a build beside it takes nothing away', async () => {
  // Somebody else may take the free port in between, so the printed one counts.
  const output = await served(await getPort())
  const origin = /^The site answers at (http:\/\/localhost:\d+)$/m.exec(output)?.[1]
  expect(output).not.toContain('Sign-ups answer 500')
  await rm(path.join(folder, 'dist'), { recursive: true })
  expect(await (await fetch(`${origin}/`)).text()).toBe('<h1>Home</h1>')
})

test('if a port is taken, the next free one is used and one line says so', async () => {
  const port = await getPort()
  const server = createServer().listen(port)
  await once(server, 'listening')
  const output = await served(port)
  server.close()
  const used = Number(/answers at http:\/\/localhost:(\d+)/.exec(output)?.[1])
  expect(used).toBeGreaterThan(port)
  expect(output.match(/^.*taken.*$/gm)).toEqual([
    `Port ${port} is taken, so the site uses ${used}.`,
  ])
})

test('for a key without price ids one line names what is missing', async () => {
  const key = ['sk', 'test', 'abc'].join('_')
  const output = await served(await getPort(), { STRIPE_SECRET_KEY: key })
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
  expect(await start(option).untilEnded()).toEqual({ output: `${line}\n`, exitCode: 1 })
})

test.each([
  ['start', { PORT: 'http' }, 'Malformed setting: PORT'],
  ['dev', { VITE_META_PIXEL_ID: 'pixel' }, 'Malformed setting: VITE_META_PIXEL_ID'],
  ['build', { CONTEXT: 'production' }, "Not published: still the sample's domain"],
])('npm run %s with %o stops with one line that names it', async (script, settings, line) => {
  command = startCommand('npm', ['run', '--silent', script], { settings })
  const { output, exitCode } = await command.untilEnded()
  expect(output).toMatch(new RegExp(`^${line}\\b.*\\n$`))
  expect(exitCode).toBe(1)
})
