import { expect, test, vi } from 'vitest'
import { checkOutput } from '../../../src/node/prerender/check-output'
import { temporaryFolder } from '../../support/temporary-folder'

const SITE = { siteUrl: 'https://site.example', paths: ['/', '/about'] }
const CARD = `<meta property="og:image" content="${SITE.siteUrl}/og/about.png">`
const ABOUT = `${CARD}<h1>About</h1><img src="/mark.svg" alt=""><a href="/">Home</a>`

/** Checks a site without faults, with some of its files changed, added or (by undefined) taken away. */
async function check(changes: Record<string, string | undefined> = {}): Promise<void> {
  const folder = temporaryFolder({
    '/index.html':
      '<h1>Home</h1><a href="/about#team">About</a><a href="https://x.example/">Out</a>',
    '/about.html': ABOUT,
    '/mark.svg': '<svg/>',
    '/og/about.png': 'a picture',
    ...changes,
  })
  await checkOutput(folder, SITE)
}

test('a site without faults passes, also with words that only resemble a secret', async () => {
  const words = 'mask-size price_data sk-... risk_live'
  await expect(check({ '/assets/app.js': words })).resolves.toBeUndefined()
})

test.each([
  ['image', { '/mark.svg': undefined }, '/about: /mark.svg leads nowhere'],
  ['link', { '/about.html': '<a href="/gone">Us</a>' }, '/about: /gone leads nowhere'],
  ['page', { '/index.html': undefined }, '/: there is no file for this page'],
  ['card', { '/og/about.png': undefined }, `${SITE.siteUrl}/og/about.png leads nowhere`],
])('a missing %s is found', async (_name, changes, fault) => {
  await expect(check(changes)).rejects.toThrow(fault)
})

// Put together in the test, so that this file itself looks like no secret.
test.each([
  ['a Stripe key', '/assets/app.js', ['sk_live', '51Habcdefgh']],
  ['a Stripe key', '/a.js.map', ['rk_live', '51Habcdefgh']],
  ['a webhook secret', '/styles.css', ['whsec', '0123456789']],
  ['an AI provider key', '/hero.svg', ['sk-proj-', '0123456789abcdef']],
  ['a Stripe price id', '/robots.txt', ['price', '1N0abcdEFGH']],
  ['the name of a server setting', '/assets/app.js', ['STRIPE', 'SECRET_KEY']],
])('%s in %s, like %j, is found', async (what, file, parts) => {
  const checked = check({ [file]: `const x = "${parts.join('_')}"` })
  await expect(checked).rejects.toThrow(`Faults in the output:\n  ${file}: contains ${what}`)
})

test('the build fails on the value of a server setting, whatever it looks like, and names the file', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'held-by-the-server')
  vi.stubEnv('STRIPE_PRICE_STARTER_MONTHLY', 'starter-monthly-id')
  vi.stubEnv('STRIPE_API_BASE', 'http://127.0.0.1:12111')
  await check({ '/app.js': 'fetch("http://127.0.0.1:12111")' })
  const checked = check({
    '/app.js.map': 'send("held-by-the-server")',
    '/app.css': '.starter-monthly-id {}',
  })
  const found = 'contains the value of a server setting'
  for (const file of ['/app.js.map', '/app.css'])
    await expect(checked).rejects.toThrow(`${file}: ${found}`)
})
