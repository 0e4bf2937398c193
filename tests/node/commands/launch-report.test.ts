import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  launchFindings,
  launchItems,
  launchReport,
  launchSummary,
  type LaunchItem,
} from '../../../src/node/commands/launch-findings'
import {
  FAKE_PRICE_IDS,
  fakeStripeEnvironment,
} from '../../../src/node/dev/fake-stripe/environment'
import { priceVariable } from '../../../src/shared/pricing'
import { monthlyPrice, yearlyPrice } from '../../support/figures'

const key = (mode: string) => ['rk', mode, 'abc123'].join('_')

const { STRIPE_API_BASE: _, ...PRICES } = fakeStripeEnvironment('')

/** The settings without which a site cannot go live. */
const READY: Record<string, string> = {
  VITE_SITE_URL: 'https://www.preston-road-marketing.com',
  VITE_COMPANY_NAME: 'Preston Road Marketing',
  VITE_COMPANY_EMAIL: 'hello@preston-road-marketing.com',
  VITE_COMPANY_PHONE: '(972) 335-8000',
  VITE_COMPANY_ADDRESS: '6801 Gaylord Parkway, Frisco, TX 75034',
  VITE_ASSISTANT_URL: 'https://assistant.preston-road-marketing.com',
  VITE_ENTERPRISE_BOOKING_URL: 'https://meet.preston-road-marketing.com',
  ...PRICES,
  STRIPE_SECRET_KEY: key('live'),
  SITE_URL: 'https://www.preston-road-marketing.com',
}

const withStatus = (status: LaunchItem['status']) =>
  launchItems.map(({ area, what, where }) => ({ area, what, where, status }))
const CONFIRMED = withStatus('confirmed')

const left = (change: Record<string, string>) => launchFindings({ ...READY, ...change }, CONFIRMED)

test('with everything set and confirmed, only what a site can do without is listed, and the exit code is 0', () => {
  const { lines, exitCode } = launchReport(READY, CONFIRMED)
  expect(exitCode).toBe(0)
  expect(lines.slice(0, 3)).toEqual([
    ...['Left to replace, confirm or set before launch: nothing.', '', 'Optional, and not set'],
  ])
})

test.each(Object.keys(READY))('%s is asked for when it is not set', (name) => {
  expect(left({ [name]: '' }).map(({ where }) => where.split(' ')[0])).toEqual([name])
})

test.each([
  ['VITE_COMPANY_ADDRESS', 'TODO'],
  ['VITE_ASSISTANT_URL', 'https://www.example.com'],
  ['VITE_AI_API_BASE', 'http://localhost'],
  ['VITE_DEMO_PHONE', '(972) 555-0142'],
  ['VITE_META_PIXEL_ID', 'abc'],
  ['VITE_SIGN_UP_VARIANT', 'simple'],
  ['STRIPE_SECRET_KEY', key('test')],
  ['STRIPE_API_BASE', 'http://127.0.0.1:12111'],
  ['STRIPE_PRICE_SHIMZY_YEARLY', FAKE_PRICE_IDS.starter.monthly],
  ['SITE_URL', 'https://preston-road-marketing.com'],
])('%s still counts as left when it is %s', (name, value) => {
  expect(left({ [name]: value })).toContainEqual(
    expect.objectContaining({ where: expect.stringContaining(name) }),
  )
})

test.each([
  ['monthly', '', 'a month', monthlyPrice],
  ['yearly', FAKE_PRICE_IDS.starter.yearly, 'a year', yearlyPrice],
] as const)(
  "business under starter's %s price (%j) is a loss that the check and the build say in dollars",
  (period, priceId, per, price) => {
    const where = priceVariable('business', period)
    const what = `Business is sold at Starter's price: Stripe charges ${price('starter')} ${per}, the page shows ${price('business')}`
    expect(left({ [where]: priceId })).toEqual([{ area: 'Stripe', what, where }])
    expect(launchSummary({ ...READY, [where]: priceId })).toContain(`${what}. Set ${where}.`)
  },
)

test.each(['VITE_BOOKING_WIDGET_URL', 'VITE_INTAKE_FORM_URL'])(
  'the build warns that without %s its page shows phone and email',
  (name) => {
    const warnings = (value: string) =>
      launchSummary({ [name]: value }).filter((line) => line.includes(name))
    expect(warnings('')).toEqual([expect.stringMatching(/shows phone and email instead\.$/)])
    expect(warnings('https://widgets.preston-road-marketing.com/')).toEqual([])
  },
)

test('every sample of the repository is listed with its file, and all are counted', () => {
  const items = withStatus('sample')
  for (const kind of ['Unconfirmed:', 'Sample quote:', 'Sample video', 'A lawyer'])
    expect(launchFindings(READY, items)).toContainEqual({
      area: expect.any(String),
      what: expect.stringMatching(`^${kind}`),
      where: expect.stringMatching(/src\/.*\.ts$/),
    })
  expect(launchReport(READY, items).exitCode).toBe(1)
  expect(launchSummary({})[0]).toBe(
    `Launch check: ${launchFindings({}).length} left before launch. npm run launch-check lists them.`,
  )
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
