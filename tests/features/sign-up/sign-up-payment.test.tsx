// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { redirectTo } from '../../../src/browser/redirect-to'
import { readSignUpRecord } from '../../../src/browser/sign-up-record'
import { signUp } from '../../../src/content/sign-up'
import { CHECKOUT_TIMEOUT_MS } from '../../../src/features/sign-up/start-checkout'
import { REDIRECT_TIMEOUT_MS } from '../../../src/features/sign-up/use-checkout'
import { catalogDigest } from '../../../src/shared/catalog-digest'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import { lateValue } from '../../support/late-value'
import { passTimeAsync } from '../../support/pass-time'
import {
  CUSTOMER,
  dialog,
  failure,
  fillCustomer,
  openPayment,
  press,
  setUpSignUp,
  stubCheckout,
  user,
} from '../../support/sign-up-rig'
import { silence } from '../../support/stub-fetch'

vi.mock(import('../../../src/browser/redirect-to'))

const PAY_URL = 'https://checkout.example/cs_1'

setUpSignUp()

const field = (name: string) => dialog().getByLabelText(name)
const submitButton = () => dialog().getByRole('button', { name: 'Start Free Trial' })
const busyButton = () => dialog().getByRole('button', { name: 'Processing...' })
const paid = () => Response.json({ url: PAY_URL, sessionId: 'cs_test_1' })
async function untilRedirected(): Promise<void> {
  await expect.poll(() => vi.mocked(redirectTo).mock.calls).toEqual([[PAY_URL]])
}

/** Opens the payment step, fills it in and sends it. */
async function sendForm(): Promise<void> {
  await openPayment('starter')
  fillCustomer()
  await press('Start Free Trial')
}

test('fields are validated at the first submission, and then at every change', async () => {
  await openPayment('starter')
  fillCustomer({ fullName: 'D', email: 'dana@cedarridge' })
  expect(dialog().queryByText(/at least 2 characters|Invalid/)).toBeNull()
  await press('Start Free Trial')
  await dialog().findByText('Name must be at least 2 characters')
  expect(dialog().getByText('Required')).toBeVisible()
  expect(dialog().getByText('Invalid email address')).toBeVisible()
  fillCustomer()
  await expect.poll(() => dialog().queryByText('Invalid email address')).toBeNull()
})

test('Enter in a wrong field that has the focus already announces its error', async () => {
  await openPayment('starter')
  fillCustomer({ ...CUSTOMER, email: 'dana@cedarridge' })
  field('Email').focus()
  fireEvent.submit(field('Email'))
  expect(await dialog().findByText('Email: Invalid email address')).toHaveRole('status')
  fillCustomer()
  await expect.poll(() => dialog().queryByText('Email: Invalid email address')).toBeNull()
})

test('a filled form is sent as ids, without an amount, and leads to the URL in the reply', async () => {
  const { sent } = stubCheckout(paid)
  await openPayment('business')
  fillCustomer({ ...CUSTOMER, fullName: '  Dana Whitfield ' })
  await press('Start Free Trial')
  await untilRedirected()
  const order = { plan: 'business', billing: 'monthly', setup: 'self' }
  const record = { attribution: {}, attemptId: expect.any(String), catalog: catalogDigest() }
  expect(sent).toEqual([{ ...order, customer: CUSTOMER, ...record }])
  expect(window.localStorage.getItem('selectedPlan')).toBe('business')
})

test('fields that the browser fills in without an event are sent and kept as they are shown', async () => {
  const { sent } = stubCheckout(paid)
  await openPayment('starter')
  dialog().getByLabelText<HTMLInputElement>('Full name').value = CUSTOMER.fullName
  dialog().getByLabelText<HTMLInputElement>('Company name').value = CUSTOMER.companyName
  dialog().getByLabelText<HTMLInputElement>('Email').value = CUSTOMER.email
  await press('Start Free Trial')
  await untilRedirected()
  expect(sent[0]?.customer).toEqual(CUSTOMER)
  expect(readSignUpRecord()?.customer).toEqual(CUSTOMER)
})

test('while it is sent the buttons and fields wait, and nothing is sent twice', async () => {
  const { sent } = stubCheckout(silence)
  await openPayment('starter')
  fillCustomer()
  const button = submitButton()
  const email = field('Email')
  for (let time = 0; time < 2; time += 1) fireEvent.submit(email)
  fireEvent.click(button)
  const busy = await dialog().findByRole('button', { name: 'Processing...' })
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  await press('Back')
  await user.click(dialog().getByRole('tab', { name: /Plan/ }))
  await user.click(dialog().getByRole('radio', { name: 'Annual' }))
  expect(dialog().getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(field('Email')).toHaveAttribute('readonly')
  expect(dialog().getByText(/Opening the secure checkout/)).toHaveRole('status')
  fireEvent.submit(email)
  await passTimeAsync(100)
  expect(sent).toHaveLength(1)
})

test.each([
  ['returns from the checkout', async () => fireEvent(window, new Event('pagehide'))],
  ['stops it from loading', async () => passTimeAsync(REDIRECT_TIMEOUT_MS)],
])('a visitor who %s can send the same form, as the same attempt', async (_name, leave) => {
  const { sent } = stubCheckout(paid)
  await sendForm()
  await untilRedirected()
  expect(busyButton()).toBeVisible()
  await leave()
  await press('Start Free Trial')
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]?.attemptId).toBe(sent[0]?.attemptId)
})

test('a refusal shows in a banner and a toast; the toast goes, and the form and its text stay', async () => {
  stubCheckout(() => failure(402, 'provider', 'Stripe API error: Your card was declined.'))
  await sendForm()
  const banner = await dialog().findByRole('alert')
  expect(banner).toHaveTextContent('Stripe API error: Your card was declined.')
  await screen.findByText('Payment Error')
  expect(
    screen.getByText('There was a problem processing your payment. Please try again.'),
  ).toBeInTheDocument()
  expect(field('Email')).toHaveValue(CUSTOMER.email)
  expect(submitButton()).toHaveFocus()
  await passTimeAsync(5_000)
  expect(screen.queryByText('Payment Error')).toBeNull()
  expect(dialog().getByRole('alert')).toBe(banner)
})

test('without a connection the fallback is shown, and that it is the connection; the next try is the same attempt', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { sent } = stubCheckout(async () => Promise.reject(new TypeError('Failed to fetch')), paid)
  await sendForm()
  expect(await dialog().findByRole('alert')).toHaveTextContent(CHECKOUT_MESSAGES.fallback)
  expect(dialog().getByText(/You seem to be offline/)).toBeVisible()
  await press('Start Free Trial')
  await untilRedirected()
  expect(sent[1]?.attemptId).toBe(sent[0]?.attemptId)
})

test('errors of fields are beside them, with the banner and the toast of every failure, where Escape closes nothing', async () => {
  const message = 'Invalid email address'
  stubCheckout(() => failure(422, 'validation', message, { 'customer.email': message }))
  await sendForm()
  await expect.poll(() => field('Email')).toHaveAccessibleDescription(message)
  expect(field('Email')).toHaveFocus()
  expect(dialog().getByRole('alert')).toHaveTextContent(message)
  expect(await screen.findByText('Payment Error')).toBeInTheDocument()
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' })
  await user.keyboard('{Escape}')
  await passTimeAsync(100)
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a try after a passing failure is the same attempt, after a refusal it is another', async () => {
  const { sent } = stubCheckout(
    () => failure(503, 'busy', CHECKOUT_MESSAGES.fallback),
    () => failure(402, 'provider', 'Stripe API error: Declined'),
    paid,
  )
  await sendForm()
  await dialog().findByRole('alert')
  await press('Start Free Trial')
  await expect.poll(() => sent).toHaveLength(2)
  await dialog().findByRole('alert')
  await press('Start Free Trial')
  await untilRedirected()
  const [first, second, third] = sent.map(({ attemptId }) => attemptId)
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

const withoutUrl = () => Response.json({ sessionId: 'cs_test_1' })

test.each([
  ['a reply without a URL', withoutUrl, CHECKOUT_MESSAGES.noUrl],
  ['no reply in 25 seconds', silence, CHECKOUT_MESSAGES.fallback],
])(
  '%s is reported as such, and the next try is the same attempt',
  async (_name, reply, message) => {
    const { sent } = stubCheckout(reply, paid)
    await sendForm()
    await expect.poll(() => sent).toHaveLength(1)
    await passTimeAsync(CHECKOUT_TIMEOUT_MS + 10)
    expect(await dialog().findByRole('alert')).toHaveTextContent(message)
    await press('Start Free Trial')
    await untilRedirected()
    expect(sent[1]?.attemptId).toBe(sent[0]?.attemptId)
  },
)

async function closeWizard(): Promise<void> {
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
}

test.each([
  ['closes the wizard', closeWizard],
  ['leaves the page', async () => fireEvent(window, new Event('pagehide'))],
])(
  'a visitor who %s is not redirected by a late reply, nor told of a failure',
  async (_name, leave) => {
    const late = lateValue<Response>()
    const { sent } = stubCheckout(async () => late.promise)
    await sendForm()
    await expect.poll(() => sent).toHaveLength(1)
    await leave()
    late.resolve(paid())
    await passTimeAsync(1_000)
    expect(redirectTo).not.toHaveBeenCalled()
    expect(screen.queryByText('Payment Error')).toBeNull()
  },
)

test('after a change of prices the banner asks for a reload, and not for another try', async () => {
  stubCheckout(() => failure(409, 'prices_changed', CHECKOUT_MESSAGES.pricesChanged))
  await sendForm()
  const banner = await dialog().findByRole('alert')
  expect(banner).toHaveTextContent(CHECKOUT_MESSAGES.pricesChanged)
  expect(dialog().queryByText(signUp.failure.retry, { exact: false })).toBeNull()
})
