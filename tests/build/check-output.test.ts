import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkOutput, outputFaults, serverSecrets } from '../../src/build/check-output'
import { changedAbout, PATHS, png, sampleFiles, SITE_URL } from '../support/output-sample'

function faults(
  changes: Parameters<typeof sampleFiles>[0] = {},
  secretValues: readonly string[] = [],
): string[] {
  return outputFaults({
    siteUrl: SITE_URL,
    paths: PATHS,
    files: sampleFiles(changes),
    secretValues,
  })
}

const entry = (path: string) => `<loc>${SITE_URL}${path}</loc>`

const about = (from: string, to: string) => faults({ '/about.html': changedAbout(from, to) })

test('a site without faults passes', () => {
  expect(faults()).toEqual([])
})

test.each([
  ['a second h1', '<h3>Ann</h3>', '<h1>Ann</h1>', '/about: 2 h1 elements'],
  ['no h1', '<h1>About</h1>', '', '/about: 0 h1 elements'],
  ['a skipped heading level', '<h3>Ann</h3>', '<h4>Ann</h4>', 'skips from level 2 to 4'],
  ['an empty heading', '<h3>Ann</h3>', '<h3><b></b></h3>', 'a heading has no text'],
  ['a missing title', '<title>About</title>', '', '/about: no title'],
  ['a repeated title', '<title>About</title>', '<title>Home</title>', 'the same title "Home"'],
  ['a missing description', ' name="description"', ' name="note"', '/about: no description'],
  ['a repeated description', 'What About says', 'What Home says', 'the same description'],
  ['a missing canonical address', 'rel="canonical"', 'rel="next"', '0 canonical addresses'],
  [
    'a canonical address that is not canonical itself',
    `${SITE_URL}/about">`,
    `${SITE_URL}/other">`,
    'is not canonical for itself',
  ],
  ['an image without a size', ' width="40"', '', 'image /mark.svg has no width and height'],
  ['an image without alt', ' alt=""', '', 'image /mark.svg has no alt'],
  ['a missing image', 'src="/mark.svg"', 'src="/gone.svg"', '/about: /gone.svg leads nowhere'],
  ['a dead link', '<a href="/">', '<a href="/nowhere">', '/about: /nowhere leads nowhere'],
  ['a dead anchor', '<a href="/">', '<a href="#staff">', '#staff: there is no such place'],
  [
    'an anchor into a page that lacks it',
    '<a href="/">',
    '<a href="/#team">',
    '/#team: there is no',
  ],
  [
    'a missing shape in a drawing',
    '<h3>',
    '<svg><use href="/mark.svg#x"/></svg><h3>',
    '/mark.svg#x:',
  ],
  ['an id used twice', '<h3>', '<h3 id="team">', 'id "team" is used twice'],
  ['broken structured data', '{"@type":"WebPage"}', '{"@type":', 'structured data is no JSON'],
  ['an inline style', '<h3>', '<h3 style="color:red">', 'inline style or handler'],
  ['an inline handler', '<h3>', '<h3 onclick="go()">', 'inline style or handler'],
  ['no main area', '<main id="main">', '<main>', '/about: no main area'],
  ['no social card', ' property="og:image"', ' property="og:note"', '/about: no social card'],
])('%s is found', (_name, from, to, expected) => {
  expect(about(from, to).join('\n')).toContain(expected)
})

test('a page that is missing is found', () => {
  expect(faults({ '/about.html': null })[0]).toBe('/about: there is no file for this page')
})

test('a social card that is missing, of another size or too heavy is found', () => {
  expect(faults({ '/og/about.png': null }).join('\n')).toContain('the social card')
  expect(faults({ '/og/about.png': png(600, 315) }).join('\n')).toContain('1200 x 630')
  expect(faults({ '/og/about.png': png(1200, 630, 70_000) }).join('\n')).toContain('bytes')
})

test('the sitemap must list the indexable pages, all of them and no others', () => {
  expect(faults({ '/sitemap.xml': entry('/') }).join('\n')).toContain('misses')
  expect(
    faults({ '/sitemap.xml': ['/', '/about', '/x'].map(entry).join('') }).join('\n'),
  ).toContain('which is not to be indexed')
})

test('a page that is not to be indexed needs no canonical address and stays out of the sitemap', () => {
  const hidden = changedAbout('index, follow', 'noindex, follow').replace(
    / rel="canonical" href="[^"]*"/,
    ' rel="me" href="/"',
  )
  expect(faults({ '/about.html': hidden, '/sitemap.xml': entry('/') })).toEqual([])
  expect(faults({ '/about.html': hidden }).join('\n')).toContain('which is not to be indexed')
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
])('%s in a script is found', (_name, parts) => {
  const secret = parts.join('_')
  expect(faults({ '/assets/app.js': `const x = "${secret}"` })).toHaveLength(1)
})

test('words that only resemble a secret pass', () => {
  expect(faults({ '/assets/app.js': 'mask-size price_data sk-... risk_live' })).toEqual([])
})

test('what a server setting holds during the build is found, whatever it looks like', () => {
  const values = serverSecrets({
    STRIPE_PRICE_STARTER_MONTHLY: 'starter-monthly-id',
    STRIPE_API_BASE: 'http://127.0.0.1:12111',
    VITE_SITE_URL: SITE_URL,
  })
  expect(values).toEqual(['starter-monthly-id'])
  expect(faults({ '/assets/app.js': '"starter-monthly-id"' }, values)).toEqual([
    '/assets/app.js: contains the value of a server setting',
  ])
})

/** As a bundler writes it: the sources stand in it as text within JSON. */
const sourceMap = (source: string) => JSON.stringify({ version: 3, sourcesContent: [source] })

test.each([
  ['a script', '/assets/app.js', (secret: string) => `const key = "${secret}"`],
  ['a source map', '/assets/app.js.map', (secret: string) => sourceMap(`const key = "${secret}"`)],
  ['a style sheet', '/assets/styles.css', (secret: string) => `/* ${secret} */`],
  ['a drawing', '/drawings/hero.svg', (secret: string) => `<svg><desc>${secret}</desc></svg>`],
  ['a page', '/about.html', (secret: string) => changedAbout('<h3>Ann</h3>', `<h3>${secret}</h3>`)],
  ['a file for programs', '/llms.txt', (secret: string) => secret],
])('a secret in %s is found', (_name, file, containing) => {
  const secret = ['sk_live', '51Habcdefgh'].join('_')
  expect(faults({ [file]: containing(secret) })).toEqual([`${file}: contains a Stripe key`])
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
