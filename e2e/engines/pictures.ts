import { mkdirSync, writeFileSync } from 'node:fs'
import { signUp } from '../../src/content/sign-up'
import { pathTo } from '../../src/site/routes'
import { ARTICLE_PATH } from '../support/pages'
import { DESKTOP, ENGINE_NAMES, PHONE } from './engine'
import { button } from './find-element'
import { test } from './test'
import type { Visitor } from './visitor'
import { goToPayment, wizard } from './wizard'

/**
 * Takes ten pages and the wizard, screen by screen, at both widths, and writes a sheet that shows the
 * engines side by side, for somebody to look at: screenshots/engines/index.html.
 */
const FOLDER = 'screenshots/engines'

/** More screens of a page than differ from each other in kind. */
const MAX_SCREENS = 8

const PAGES: Readonly<Record<string, string>> = {
  home: pathTo('home'),
  platform: pathTo('platform'),
  fees: pathTo('platformFees'),
  services: pathTo('services'),
  seo: pathTo('seo'),
  website: pathTo('website'),
  about: pathTo('about'),
  contact: pathTo('contact'),
  blog: pathTo('blog'),
  article: ARTICLE_PATH,
}

/** By its address, because on phones the plans' buttons stand behind a choice. */
async function openWizard(visitor: Visitor): Promise<void> {
  await visitor.open(pathTo({ signUp: 'business' }))
  await visitor.see(button(signUp.plan.next, wizard))
}

const WIZARD_STEPS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'wizard-plan': openWizard,
  'wizard-setup': async (visitor) => {
    await openWizard(visitor)
    await visitor.click(button(signUp.plan.next, wizard))
  },
  'wizard-payment': async (visitor) => {
    await openWizard(visitor)
    await goToPayment(visitor)
  },
}

test.use({ lessMotion: true })

for (const { width, height } of [PHONE, DESKTOP]) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name} at ${width}`, async ({ visitor, engineName }) => {
      await visitor.resize({ width, height })
      await visitor.open(path)
      const pageHeight = await visitor.evaluate(() => document.documentElement.scrollHeight)
      const screens = Math.min(MAX_SCREENS, Math.ceil(pageHeight / height))
      for (let screen = 0; screen < screens; screen += 1) {
        await visitor.evaluate((top) => {
          window.scrollTo({ top, behavior: 'instant' })
        }, screen * height)
        await takePicture(visitor, `${name}-${width}-${screen + 1}`, engineName)
      }
    })
  }
  for (const [name, reach] of Object.entries(WIZARD_STEPS)) {
    test(`${name} at ${width}`, async ({ visitor, engineName }) => {
      await visitor.resize({ width, height })
      await reach(visitor)
      await takePicture(visitor, `${name}-${width}-1`, engineName)
    })
  }
}

async function takePicture(visitor: Visitor, name: string, engineName: string): Promise<void> {
  // What is in view is loaded and drawn first. A lazy picture further down would never be decoded.
  await visitor.evaluate(async () => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    await Promise.all(inView.map(async (image) => image.decode().catch(() => undefined)))
  })
  writeFileSync(`${FOLDER}/${name}-${engineName}.png`, await visitor.screenshot())
}

test.beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/index.html`, sheet())
})

/** A page with a row for each screen and a column for each engine. */
function sheet(): string {
  const rows = [PHONE, DESKTOP].flatMap(({ width }) =>
    [...Object.keys(PAGES), ...Object.keys(WIZARD_STEPS)].flatMap((name) =>
      Array.from({ length: MAX_SCREENS }, (_, screen) => `${name}-${width}-${screen + 1}`),
    ),
  )
  const pictures = (row: string) =>
    ENGINE_NAMES.map(
      (engine) => `<img src="${row}-${engine}.png" alt="" loading="lazy" onerror="this.remove()">`,
    )
  return `<!doctype html><meta charset="utf-8"><title>${ENGINE_NAMES.join(', ')}</title>
<style>figure { margin: 2rem 1rem } img { width: 32%; border: 1px solid } figure:not(:has(img)) { display: none }</style>
${rows.map((row) => `<figure><figcaption>${row}</figcaption>${pictures(row).join('')}</figure>`).join('\n')}`
}
