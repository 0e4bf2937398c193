import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkOutput, outputFaults, serverSecrets } from '../../../src/node/prerender/check-output'
import { changedAbout, PATHS, sampleFiles, SITE_URL } from '../../support/output-sample'

async function faults(
  changes: Parameters<typeof sampleFiles>[0] = {},
  secretValues: readonly string[] = [],
): Promise<string[]> {
  return outputFaults({ siteUrl: SITE_URL, paths: PATHS }, sampleFiles(changes), secretValues)
}

const about = async (from: string, to: string) => faults({ '/about.html': changedAbout(from, to) })

test('a site without faults passes', async () => {
  expect(await faults()).toEqual([])
})

test.each([
  [
    'a draft',
    '<h3>Ann</h3>',
    '<h3>TODO: who</h3>',
    '/about: this is still to be written: TODO: who',
  ],
  ['a missing image', 'src="/mark.svg"', 'src="/gone.svg"', '/about: /gone.svg leads nowhere'],
  ['a dead link', '<a href="/">', '<a href="/nowhere">', '/about: /nowhere leads nowhere'],
  ['a dead anchor', '<a href="/">', '<a href="#staff">', '#staff: it has no such anchor'],
  ['an anchor into a page that lacks it', '<a href="/">', '<a href="/#team">', '/#team: it has no'],
])('%s is found', async (_name, from, to, expected) => {
  expect((await about(from, to)).join('\n')).toContain(expected)
})

test('a page that is missing is found', async () => {
  expect((await faults({ '/about.html': null }))[0]).toBe('/about: there is no file for this page')
})

test('a social card that is missing is found', async () => {
  expect(await faults({ '/og/about.png': null })).toEqual([
    `/about: ${SITE_URL}/og/about.png leads nowhere`,
  ])
})

// Put together in the test, so that this file itself looks like no secret.
test.each([
  ['a live Stripe key', ['sk_live', '51Habcdefgh']],
  ['a Stripe key of the test mode', ['sk_test', '51Habcdefgh']],
  ['a restricted Stripe key', ['rk_live', '51Habcdefgh']],
  ['a restricted Stripe key of the test mode', ['rk_test', '51Habcdefgh']],
  ['a webhook secret', ['whsec', '0123456789']],
  ['an AI provider key', ['sk-proj-', '0123456789abcdef']],
  ['a price id', ['price', '1N0abcdEFGH']],
  ['the name of a server setting', ['STRIPE', 'SECRET_KEY']],
])('%s in a script is found', async (_name, parts) => {
  const secret = parts.join('_')
  expect(await faults({ '/assets/app.js': `const x = "${secret}"` })).toHaveLength(1)
})

test('words that only resemble a secret pass', async () => {
  expect(await faults({ '/assets/app.js': 'mask-size price_data sk-... risk_live' })).toEqual([])
})

test('the value of a server setting is found in the output, whatever it looks like', async () => {
  const values = serverSecrets({
    STRIPE_PRICE_STARTER_MONTHLY: 'starter-monthly-id',
    STRIPE_API_BASE: 'http://127.0.0.1:12111',
    VITE_SITE_URL: SITE_URL,
  })
  expect(values).toEqual(['starter-monthly-id'])
  expect(await faults({ '/assets/app.js': '"starter-monthly-id"' }, values)).toEqual([
    '/assets/app.js: contains the value of a server setting',
  ])
})

/** As a bundler writes it: the sources are in it as text within JSON. */
const sourceMap = (source: string) => JSON.stringify({ version: 3, sourcesContent: [source] })

test.each([
  ['a script', '/assets/app.js', (secret: string) => `const key = "${secret}"`],
  ['a source map', '/assets/app.js.map', (secret: string) => sourceMap(`const key = "${secret}"`)],
  ['a style sheet', '/assets/styles.css', (secret: string) => `/* ${secret} */`],
  ['a drawing', '/drawings/hero.svg', (secret: string) => `<svg><desc>${secret}</desc></svg>`],
  ['a page', '/about.html', (secret: string) => changedAbout('<h3>Ann</h3>', `<h3>${secret}</h3>`)],
  ['a file for programs', '/llms.txt', (secret: string) => secret],
])('a secret in %s is found', async (_name, file, containing) => {
  const secret = ['sk_live', '51Habcdefgh'].join('_')
  expect(await faults({ [file]: containing(secret) })).toEqual([`${file}: contains a Stripe key`])
})

/** Writes a sample site into a folder that is gone after the test. */
async function writtenSite(changes: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'checked-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, content] of sampleFiles(changes)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  return folder
}

test('the build fails on a secret in the folder, and names the file', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'held-by-the-server')
  const site = { siteUrl: SITE_URL, paths: PATHS }
  await expect(checkOutput(await writtenSite({}), site)).resolves.toBeUndefined()
  const leaking = await writtenSite({
    '/assets/deep/app.js.map': sourceMap('send("held-by-the-server")'),
    '/assets/deep/app.js': `const hook = "${['whsec', '0123456789'].join('_')}"`,
  })
  for (const fault of [
    '/assets/deep/app.js.map: contains the value of a server setting',
    '/assets/deep/app.js: contains a webhook secret',
  ]) {
    await expect(checkOutput(leaking, site)).rejects.toThrow(fault)
  }
})
