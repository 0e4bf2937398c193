// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import type { SiteEvent } from '../../../src/browser/analytics-provider'
import { changeSignUp, openSignUp, readSignUpRecord } from '../../../src/browser/sign-up-record'
import { queryClient } from '../../../src/browser/query-client'
import { storeSelectedPlan } from '../../../src/browser/selected-plan'
import {
  MIN_LOADING_MS,
  SubscriptionStatus,
} from '../../../src/features/subscription-status/subscription-status'
import { subscriptionSuccess as content } from '../../../src/content/pages/subscription-success'
import type { CheckoutStatus } from '../../../src/shared/checkout'
import { PLANS } from '../../../src/shared/plans'
import { planPriceCents } from '../../../src/shared/pricing'
import { phoneHref } from '../../../src/site/company'
import { monthlyPrice, yearlyPrice } from '../../support/figures'
import { lateValue } from '../../support/late-value'
import { passTimeAsync } from '../../support/pass-time'
import { silence, stubFetch } from '../../support/stub-fetch'

const reportEvent = vi.hoisted(() => vi.fn<(event: SiteEvent) => void>())
vi.mock('../../../src/browser/active-analytics', () => ({
  scriptHasRun: Promise.resolve(),
  startAllowedAnalytics: () => [{ reportEvent }],
}))

const EMPTY_CUSTOMER = { fullName: '', email: '', companyName: '' }

const LOADING = 'Loading your subscription details...'
const SUCCESS = 'Subscription Successful'

let digest: MockInstance<typeof crypto.subtle.digest>

beforeEach(() => {
  digest = vi.spyOn(crypto.subtle, 'digest')
  vi.useFakeTimers()
})

afterEach(async () => {
  cleanup()
  // Strict mode counts twice, and the second digest may be late: it must not be counted in the next test.
  await Promise.all(digest.mock.results.map(({ value }) => value))
  await passTimeAsync(1)
  queryClient.clear()
})

const complete: CheckoutStatus = {
  status: 'complete',
  plan: 'business',
  billing: 'monthly',
  trialEnd: '2026-12-05T18:00:00.000Z',
}

/** Lets time pass, and code that was asked for arrive. */
const pass = async (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled()
    await passTimeAsync(ms)
  })

/** Opens the page at a query and waits for the second of loading to be over. */
async function visit(search: string): Promise<void> {
  window.history.replaceState(null, '', `/subscription-success${search}`)
  render(<SubscriptionStatus />, { reactStrictMode: true })
  await pass(MIN_LOADING_MS)
}

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
const heading = () => screen.getByRole('heading', { level: 1 })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('the prerendered markup is the loading state, and says without a script what is known', () => {
  const markup = renderToString(<SubscriptionStatus />)
  expect(markup).toContain(LOADING)
  expect(markup).toContain('Stripe’s payment page confirmed your subscription')
  expect(markup).not.toContain(SUCCESS)
})

test('the details are loading for one second, then the trial shows with its fee and the next step', async () => {
  const fetchStub = stubFetch(async () => Response.json(complete))
  window.history.replaceState(null, '', '/subscription-success?plan=business&session_id=')
  const { container } = render(<SubscriptionStatus />)
  await pass(999)
  expect(heading()).toHaveTextContent(LOADING)
  expect(heading().parentElement).toHaveAttribute('aria-live', 'polite')
  expect(container).not.toHaveTextContent(PLANS.business.name)
  await pass(1)
  expect(heading()).toHaveTextContent(SUCCESS)
  expect(valueOf('Plan')).toHaveTextContent(PLANS.business.name)
  expect(valueOf('Monthly fee')).toHaveTextContent(`${monthlyPrice('business')} per month`)
  expect(valueOf('Free trial')).toHaveTextContent(content.facts.trialLength)
  expect(container).toHaveTextContent('A confirmation email was sent to you.')
  expect(container, 'No customer portal is set').not.toHaveTextContent('change your card')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(content.next.steps.length)
  expect(hrefOf('Explore Platform')).toBe('/platform')
  expect(hrefOf('Return to Homepage')).toBe('/')
  // Without a session nothing is asked, and nothing is counted.
  expect(fetchStub).not.toHaveBeenCalled()
  expect(reportEvent).not.toHaveBeenCalled()
})

test('without a plan in the address the stored one counts, then starter', async () => {
  storeSelectedPlan('shimzy')
  await visit('?plan=__proto__')
  expect(valueOf('Plan')).toHaveTextContent(PLANS.shimzy.name)
  expect(screen.queryByText(content.facts.trialLength), 'Shimzy has no trial').toBeNull()
  cleanup()
  window.localStorage.setItem('selectedPlan', 'platinum')
  await visit('')
  expect(valueOf('Plan')).toHaveTextContent(PLANS.starter.name)
})

test('a complete session shows what Stripe says, is counted once, and marks the sign-up as paid', async () => {
  openSignUp({ plan: 'business' })
  changeSignUp({ session: 'cs_test_1', customer: { ...EMPTY_CUSTOMER, fullName: 'Dana' } })
  const fetchStub = stubFetch(async () => Response.json({ ...complete, billing: 'yearly' }))
  await visit('?plan=shimzy&session_id=cs_test_1')
  expect(fetchStub.mock.calls.map(([url]) => url)).toEqual(['/api/checkout?session_id=cs_test_1'])
  expect(valueOf('Plan')).toHaveTextContent(PLANS.business.name)
  expect(valueOf('Annual fee')).toHaveTextContent(`${yearlyPrice('business')} per year`)
  expect(screen.queryByText('Monthly fee')).toBeNull()
  expect(valueOf('Free trial')).toHaveTextContent('Ends December 5, 2026')
  await vi.waitFor(() => expect(reportEvent).toHaveBeenCalledOnce())
  expect(reportEvent).toHaveBeenCalledWith({
    name: 'subscribe',
    transactionId: createHash('sha256').update('cs_test_1').digest('hex').slice(0, 32),
    plan: 'business',
    billing: 'yearly',
    value: planPriceCents('business', 'yearly') / 100,
  })
  expect(readSignUpRecord()).toMatchObject({ isPaid: true, customer: EMPTY_CUSTOMER })
})

test('a conversion is counted although the visitor has gone on before the answer', async () => {
  const late = lateValue<Response>()
  stubFetch(async () => late.promise)
  await visit('?plan=business&session_id=cs_test_late')
  cleanup()
  expect(reportEvent).not.toHaveBeenCalled()
  late.resolve(Response.json(complete))
  await pass(1)
  await vi.waitFor(() => expect(reportEvent).toHaveBeenCalledOnce())
})

test('with a session nothing is claimed before Stripe has answered', async () => {
  stubFetch(silence)
  await visit('?plan=business&session_id=cs_test_1')
  await pass(5_000)
  expect(heading()).toHaveTextContent(LOADING)
  await pass(5_000)
  expect(heading()).toHaveTextContent('We couldn’t check your subscription')
})

const BACK = 'Return to your sign-up'
const ORDERED = '/platform?sign-up=business&billing=yearly'

test.each([
  ['open', 200, /isn’t finished/, ORDERED, true],
  ['expired', 200, /has expired/, ORDERED, false],
  ['unknown', 404, 'We can’t find this checkout', '/platform?sign-up=starter', false],
  ['processing', 200, 'Your payment is being processed', undefined, true],
] as const)('a session that is %s is no success (%i: %s)', async (...row) => {
  const [status, code, title, back, mayChange] = row
  const reply = { ...complete, status, billing: 'yearly', trialEnd: null }
  stubFetch(async () => Response.json(reply, { status: code }))
  await visit('?plan=starter&session_id=cs_test_1')
  expect(heading()).toHaveTextContent(title)
  expect(document.title).toMatch(title)
  expect(screen.queryByText(/email was sent/)).toBeNull()
  expect(screen.queryByText(content.next.title)).toBeNull()
  expect(hrefOf(/call/i)).toBe(phoneHref)
  expect(reportEvent).not.toHaveBeenCalled()
  // A payment in progress offers no second sign-up.
  expect(screen.queryByRole('link', { name: BACK })?.getAttribute('href')).toBe(back)
  const reload = screen.queryByRole('button', { name: 'Reload the page' })
  expect(reload !== null).toBe(mayChange)
})

test('if the function fails, it is asked once more, and then the page says that it does not know', async () => {
  const fetchStub = stubFetch(async () => Response.json({}, { status: 502 }))
  await visit('?plan=starter&session_id=cs_test_1')
  await pass(5_000)
  expect(fetchStub).toHaveBeenCalledTimes(2)
  expect(heading()).toHaveTextContent('We couldn’t check your subscription')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(reportEvent).not.toHaveBeenCalled()
})

test('if the customer portal is configured, a card is added or changed there', async () => {
  vi.stubEnv('VITE_CUSTOMER_PORTAL_URL', 'https://billing.example/login')
  vi.resetModules()
  const { SubscriptionStatus: WithPortal } =
    await import('../../../src/features/subscription-status/subscription-status')
  window.history.replaceState(null, '', '/subscription-success?plan=business')
  render(<WithPortal />)
  await pass(MIN_LOADING_MS)
  expect(hrefOf(/^add or change your card/)).toBe('https://billing.example/login')
})

test('a content blocker that holds the analytics code back does not hide the subscription', async () => {
  vi.doMock('../../../src/browser/track-event', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.resetModules()
  stubFetch(() => Response.json(complete))
  const status = await import('../../../src/features/subscription-status/confirm-subscription')
  expect(await status.confirmSubscription('cs_test_1')).toEqual(complete)
  vi.doUnmock('../../../src/browser/track-event')
})
