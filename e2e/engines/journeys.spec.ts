import { expect } from '@playwright/test'
import { platformPricing } from '../../src/content/pages/platform/pricing'
import { signUp } from '../../src/content/sign-up'
import { PLANS } from '../../src/shared/plans'
import { BILLING_LABELS } from '../../src/shared/pricing'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'
import { ROUTES } from '../../src/site/routes'
import { BASE_URL } from '../support/addresses'
import { sessionsOf } from '../support/fake-stripe'
import { ARTICLE_PATH } from '../support/pages'
import { DESKTOP, PHONE, type View } from '../support/visit'
import { newCustomer } from '../support/wizard'
import type { Tab } from './driver'
import { test } from './test'

// Only what an engine can break. What a page does and says is told in Chromium (e2e/*.spec.ts).

/** Repeats a step until it succeeds; the page may change in the meantime. */
const eventually = async (step: () => Promise<unknown>) =>
  expect(step).toPass({ timeout: 15_000, intervals: [50] })

/** Waits until an expression has a value in the page. */
const until = async (tab: Tab, expression: string, value: unknown = true) =>
  eventually(async () => expect(await tab.evaluate(expression), expression).toEqual(value))

const click = async (tab: Tab, xpath: string) => eventually(async () => tab.click(xpath))

const IS_HYDRATED = `document.querySelector('#root[data-hydrated]') !== null`

/** Opens a page and waits until React runs. */
async function open(tab: Tab, path: string): Promise<void> {
  await tab.goto(BASE_URL + path)
  const { pathname } = new URL(path, BASE_URL)
  await until(tab, `[location.pathname, ${IS_HYDRATED}]`, [pathname, true])
}

const barLink = (name: string) => `//nav[@aria-label="Main"]//a[normalize-space()="${name}"]`
const planLink = `//article[.//h3[.="${PLANS.business.name}"]]//a[contains(., "${platformPricing.card.button(PLANS.business)}")]`
const button = (name: string) => `//button[contains(., "${name}")]`
const choice = (name: string) => `//*[@role="dialog"]//label[contains(., "${name}")]`
const hasDialog = `document.querySelector('[role=dialog]') !== null`

/** Waits until the page at a path is scrolled to a position, give or take a pixel of rounding. */
async function untilAt(tab: Tab, path: string, top: number): Promise<void> {
  await until(tab, `[location.pathname, Math.abs(scrollY - ${top}) <= 1]`, [path, true])
}

test('a campaign leads through the wizard and Stripe, with a Back in between, to a paid sign-up', async ({
  tab,
}) => {
  const customer = newCustomer()
  const { payment } = signUp
  await open(tab, '/services/seo?utm_source=google')
  await until(tab, `document.cookie.includes('utm_source')`)
  await click(tab, barLink('Platform'))
  await click(tab, planLink)
  await click(tab, button(signUp.plan.next))
  await click(tab, choice(SETUP_OPTIONS.assisted.name))
  await click(tab, button(signUp.setup.next))
  for (const [name, value] of [
    [payment.fullName, customer.fullName],
    [payment.companyName, customer.companyName],
    [payment.email, customer.email],
  ] as const) {
    await click(tab, choice(name))
    await tab.type(value)
  }
  await click(tab, choice(BILLING_LABELS.yearly))
  await click(tab, '//button[@type="submit"]')
  await until(tab, `document.body.innerText.includes('Checkout rehearsal')`)
  await tab.back()
  await until(tab, `document.querySelector('input[type=email]')?.value`, customer.email)
  await click(tab, '//button[@type="submit"][not(@disabled)]')
  await click(tab, button('Start trial'))
  await until(tab, `document.querySelector('h1')?.innerText.trim()`, 'Subscription Successful')
  const [session, ...others] = await sessionsOf(customer.email)
  expect(others).toEqual([])
  const ids = { plan: 'business', billing: 'yearly', setup: 'assisted', utm_source: 'google' }
  expect(session).toMatchObject({ status: 'complete', metadata: ids })
})

test('Back and Forward return to where a page was left', async ({ tab }) => {
  await open(tab, '/services/seo')
  await tab.evaluate('scrollTo({ top: 900, behavior: "instant" })')
  await untilAt(tab, '/services/seo', 900)
  await click(tab, barLink('Platform'))
  await untilAt(tab, '/platform', 0)
  await tab.back()
  await untilAt(tab, '/services/seo', 900)
  await tab.forward()
  await untilAt(tab, '/platform', 0)
  await tab.back()
  await untilAt(tab, '/services/seo', 900)
})

for (const isKept of [true, false]) {
  test(`Back from another document returns to where a page was left, ${isKept ? 'kept' : 'not kept'} by the browser`, async ({
    tab,
  }, { project }) => {
    test.skip(
      project.name === 'webkit',
      'WebKit forgets where even a page without scripts was left',
    )
    await open(tab, '/services/seo')
    // A listener for `unload` keeps the page out of the back/forward cache.
    if (!isKept) await tab.evaluate(`addEventListener('unload', () => undefined)`)
    await tab.evaluate('scrollTo({ top: 900, behavior: "instant" })')
    await untilAt(tab, '/services/seo', 900)
    await tab.goto(`${BASE_URL}/robots.txt`)
    await until(tab, 'location.pathname', '/robots.txt')
    await tab.back()
    await untilAt(tab, '/services/seo', 900)
    await until(tab, IS_HYDRATED)
    await untilAt(tab, '/services/seo', 900)
  })
}

test('the wizard closes by Back and Escape, gives the focus back and pans nowhere', async ({
  tab,
}) => {
  const panning = `[...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter((box) =>
    ['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth).length`
  await open(tab, '/platform')
  await click(tab, planLink)
  await until(tab, hasDialog)
  expect(await tab.evaluate(panning)).toBe(0)
  await tab.back()
  await until(tab, hasDialog, false)
  await until(tab, 'document.activeElement?.innerText', platformPricing.card.button(PLANS.business))
  await tab.forward()
  await until(tab, hasDialog)
  await tab.pressEscape()
  await until(
    tab,
    '[location.pathname + location.search, document.querySelector("[role=dialog]")]',
    ['/platform', null],
  )
})

test('a link to #pricing shows it right below the bar of a phone, and nothing moves under reduced motion', async ({
  tab,
}) => {
  await tab.resize(PHONE)
  await open(tab, '/platform#pricing')
  const room = `Math.floor((document.querySelector('#pricing h2').getBoundingClientRect().top -
    document.querySelector('header').offsetHeight) / 150)`
  await until(tab, room, 0)
  await tab.evaluate(
    `document.querySelector('[data-island=platform-integrations] > *').scrollIntoView()`,
  )
  await until(tab, `document.querySelector('[aria-label="Play integrations"]') !== null`)
})

test(
  'every page and every island that is not pinned hydrates, and fits a phone and a desktop',
  { tag: '@full' },
  async ({ tab }) => {
    test.slow()
    const fits = async ({ width }: View) =>
      until(tab, '[innerWidth, document.documentElement.scrollWidth <= innerWidth]', [width, true])
    for (const path of [...Object.values(ROUTES), ARTICLE_PATH]) {
      await tab.resize(PHONE)
      await open(tab, path)
      await fits(PHONE)
      await tab.resize(DESKTOP)
      await eventually(async () => {
        const waiting = `(() => {
          const islands = document.querySelectorAll('main [data-island]:not([data-hydrated], [data-trigger=pinned])')
          islands[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant' })
          islands[0]?.querySelector('a, button, input')?.focus()
          return islands.length
        })()`
        expect(await tab.evaluate(waiting), `islands of ${path} that are not hydrated`).toBe(0)
      })
      await fits(DESKTOP)
    }
  },
)
