import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import {
  launchFindings,
  launchItems,
  launchReport,
  launchSummary,
  type LaunchItem,
} from '../../../src/node/commands/launch-findings'
import { priceVariable } from '../../../src/shared/pricing'
import { monthlyPrice, yearlyPrice } from '../../support/figures'

const key = (mode: string) => ['rk', mode, 'abc123'].join('_')

/** Settings of an agency that is ready to go live. */
const READY: Record<string, string> = {
  VITE_SITE_URL: 'https://www.preston-road-marketing.com',
  VITE_COMPANY_NAME: 'Preston Road Marketing',
  VITE_COMPANY_EMAIL: 'hello@preston-road-marketing.com',
  VITE_COMPANY_PHONE: '(972) 335-8000',
  VITE_COMPANY_ADDRESS: '6801 Gaylord Parkway, Frisco, TX 75034',
  VITE_COMPANY_FACEBOOK_URL: 'https://www.facebook.com/preston',
  VITE_COMPANY_INSTAGRAM_URL: 'https://www.instagram.com/preston',
  VITE_COMPANY_X_URL: 'https://x.com/preston',
  VITE_COMPANY_LINKEDIN_URL: 'https://www.linkedin.com/company/preston',
  VITE_ASSISTANT_URL: 'https://assistant.preston-road-marketing.com',
  VITE_ENTERPRISE_BOOKING_URL: 'https://calendar.preston-road-marketing.com/enterprise',
  VITE_BOOKING_WIDGET_URL: 'https://calendar.preston-road-marketing.com/widget',
  VITE_INTAKE_FORM_URL: 'https://forms.preston-road-marketing.com/intake',
  VITE_CUSTOMER_PORTAL_URL: 'https://billing.stripe.com/p/login/preston',
  VITE_GA_MEASUREMENT_ID: 'G-ABCD123456',
  VITE_META_PIXEL_ID: '123456789012345',
  STRIPE_SECRET_KEY: key('live'),
  STRIPE_PRICE_STARTER_MONTHLY: 'price_sm',
  STRIPE_PRICE_STARTER_YEARLY: 'price_sy',
  STRIPE_PRICE_BUSINESS_MONTHLY: 'price_bm',
  STRIPE_PRICE_BUSINESS_YEARLY: 'price_by',
  STRIPE_PRICE_SHIMZY_MONTHLY: 'price_am',
  STRIPE_PRICE_SHIMZY_YEARLY: 'price_ay',
  SITE_URL: 'https://www.preston-road-marketing.com',
}

/** Everything is confirmed, but for the first item of a kind. */
function confirmedBut(kind?: string): readonly LaunchItem[] {
  const sample = launchItems.find(({ what }) => kind !== undefined && what.startsWith(kind))
  return launchItems.map((item): LaunchItem => {
    const status = item === sample ? 'sample' : 'confirmed'
    return { ...item, status }
  })
}

const CONFIRMED = confirmedBut()

/** Settings without which the site cannot go live. */
const REQUIRED = Object.keys(READY).filter((name) =>
  /^(?:STRIPE|SITE_URL|VITE_SITE_URL|VITE_COMPANY_(?:NAME|EMAIL|PHONE|ADDRESS))/.test(name),
)

const left = (change: Record<string, string> = {}, items = CONFIRMED) =>
  launchFindings({ ...READY, ...change }, items)

describe('with everything set and confirmed', () => {
  test('nothing is left and the exit code is 0', () => {
    expect(launchReport(READY, CONFIRMED)).toEqual({
      lines: ['Nothing is left to replace, confirm or set before launch.'],
      exitCode: 0,
    })
  })

  test('what a site can do without is listed as optional, and the exit code stays 0', () => {
    const required = Object.entries(READY).filter(([name]) => REQUIRED.includes(name))
    const { lines, exitCode } = launchReport(Object.fromEntries(required), CONFIRMED)
    expect(exitCode).toBe(0)
    expect(lines[0]).toBe('Nothing is left to replace, confirm or set before launch.')
    const optional = lines.slice(lines.indexOf('Optional, and not set')).join('\n')
    const others = Object.keys(READY).filter((name) => !REQUIRED.includes(name))
    expect(others.filter((name) => !optional.includes(name))).toEqual([])
  })

  test.each(REQUIRED)('%s is asked for when it is not set', (name) => {
    expect(left({ [name]: ' ' }).map(({ where }) => where.split(' ')[0])).toEqual([name])
    expect(launchReport({ ...READY, [name]: '' }, CONFIRMED).exitCode).toBe(1)
  })

  test.each([
    ['VITE_SITE_URL', 'https://blackland.example'],
    ['VITE_SITE_URL', 'http://localhost:4173'],
    ['VITE_COMPANY_EMAIL', 'hello@blackland.example'],
    ['VITE_COMPANY_PHONE', '(972) 555-0142'],
    ['VITE_COMPANY_PHONE', '+1 972 555 0199'],
    ['VITE_COMPANY_X_URL', 'https://x.example/blackland'],
    ['VITE_BOOKING_WIDGET_URL', 'http://127.0.0.1:4174/booking'],
    ['VITE_COMPANY_ADDRESS', 'TODO'],
    ['VITE_AI_API_BASE', 'http://localhost'],
    ['VITE_ASSISTANT_URL', 'https://www.example.com'],
    ['STRIPE_SECRET_KEY', key('test')],
    ['STRIPE_PRICE_STARTER_MONTHLY', 'prod_123'],
    ['STRIPE_PRICE_SHIMZY_YEARLY', 'price_sm'],
    ['SITE_URL', 'acme'],
    ['SITE_URL', 'https://preston-road-marketing.com'],
    ['VITE_META_PIXEL_ID', 'abc'],
  ])('%s still counts as left when it is %s', (name, value) => {
    expect(left({ [name]: value })).toEqual([expect.objectContaining({ where: name })])
  })

  test.each([
    'Unconfirmed:',
    'Sample quote:',
    'Sample quote in the video:',
    'Sample video',
    'A lawyer',
  ])('a sample of the kind "%s" is listed with its file', (kind) => {
    expect(left({}, confirmedBut(kind))).toEqual([
      {
        area: expect.any(String),
        what: expect.stringContaining(kind),
        where: expect.stringMatching(/src\/content\/.*\.ts$/),
      },
    ])
  })

  test('the demo sign-up and another Stripe address hold the launch up', () => {
    expect(left({ VITE_SIGN_UP_VARIANT: 'simple' })).toHaveLength(1)
    const elsewhere = left({ STRIPE_API_BASE: 'http://127.0.0.1:12111' })
    expect(elsewhere.map(({ where }) => where)).toContain('STRIPE_API_BASE (unset it)')
  })

  test('the address that Netlify sets is as good as SITE_URL', () => {
    expect(left({ SITE_URL: '', URL: 'https://www.preston-road-marketing.com' })).toEqual([])
  })
})

test.each([
  ['monthly', 'not set', '', 'a month', monthlyPrice],
  ['monthly', 'the same', 'price_sm', 'a month', monthlyPrice],
  ['yearly', 'not set', '', 'a year', yearlyPrice],
] as const)(
  "business under starter's %s price, because its own is %s, is a loss that the check and the build say in dollars",
  (period, _state, priceId, per, price) => {
    const where = priceVariable('business', period)
    const what = `Business is sold at Starter's price: Stripe charges ${price('starter')} ${per}, the page says ${price('business')}`
    const variables = { ...READY, [where]: priceId }
    expect(launchFindings(variables, CONFIRMED)).toEqual([{ area: 'Stripe', what, where }])
    expect(launchSummary(variables)[1]).toBe(`${what}. Set ${where}.`)
  },
)

describe('the repository as it is', () => {
  test('is not ready: every setting, every sample and their count are listed', () => {
    const { lines, exitCode } = launchReport({})
    const text = lines.join('\n')
    expect(exitCode).toBe(1)
    for (const name of Object.keys(READY)) expect(text).toContain(name)
    const samples = launchItems.filter(({ status }) => status === 'sample')
    for (const { what } of samples) expect(text).toContain(what)
    expect(launchSummary({})).toEqual([
      `Launch check: ${launchFindings({}).length} things are left to replace, confirm or set before launch. npm run launch-check lists them.`,
    ])
  })

  test('every setting of .env.example is checked or optional', async () => {
    const unchecked = new Set([
      ...['PORT', 'ALLOW_SAMPLE_IDENTITY', 'CONTEXT', 'STRIPE_API_BASE', 'STRIPE_AUTOMATIC_TAX'],
      ...['VITE_AI_API_BASE', 'VITE_AI_MODEL', 'VITE_DEMO_PHONE', 'VITE_SIGN_UP_VARIANT'],
      'VITE_TESTIMONIAL_VIDEO_URL',
    ])
    const example = await readFile('.env.example', 'utf8')
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '')
    const checked = launchReport({}).lines.join('\n')
    expect(names.filter((name) => !unchecked.has(name) && !checked.includes(name))).toEqual([])
  })
})
