import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadEnv } from 'vite'
import { malformedSettings } from '../../../src/node/dev/server/settings'
import { startCommand } from '../../support/start-command'

const TSX = path.resolve('node_modules/.bin/tsx')

/** A folder with a copy of .env.example as .env, as README.md says. */
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recipes-'))
  await copyFile('.env.example', path.join(folder, '.env'))
})

afterAll(() => rm(folder, { recursive: true }))

// verify-prices.test.ts and new.test.ts have the other commands.
test.each([
  ['launch-check', /VITE_SITE_URL/, /Malformed/],
  ['campaign-report', /^STRIPE_SECRET_KEY is not set.*npm start/, /Error/],
])('with a copy of .env.example npm run %s says what is to be done', async (name, said, not) => {
  const command = path.resolve(`src/node/commands/${name}.ts`)
  const settings = {
    STRIPE_SECRET_KEY: undefined,
    STRIPE_API_BASE: undefined,
    ENV_FILES: undefined,
  }
  const { output, exitCode } = await startCommand(TSX, [command], {
    cwd: folder,
    settings,
  }).untilEnded()
  expect(output).toMatch(said)
  expect(output).not.toMatch(not)
  expect(exitCode).toBe(1)
})

test('a copy of .env.example has no setting that stops a build', () => {
  expect(malformedSettings(loadEnv('production', folder, ''))).toEqual([])
})
