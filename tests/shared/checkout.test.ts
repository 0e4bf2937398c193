import { expect, test } from 'vitest'
import {
  CHECKOUT_ERROR_CODES,
  CHECKOUT_MESSAGES,
  CheckoutErrorReply,
  CheckoutRequest,
  CheckoutStatus,
  Customer,
  RETRYABLE_CODES,
} from '../../src/shared/checkout'

const VALID = {
  plan: 'business',
  billing: 'yearly',
  setup: 'assisted',
  customer: { fullName: 'Dana Lee', email: 'dana@lee.example', companyName: 'Lee & Co' },
  attemptId: '6f1c1f8e-4b52-4a0e-9a57-0d6a1c0f6a11',
}

/** What a visitor reads beside each field. */
function messagesOf(customer: unknown): Record<string, string> {
  const result = Customer.safeParse(customer)
  const issues = result.success ? [] : result.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

test('the texts are those of the specification', () => {
  expect(CHECKOUT_MESSAGES).toMatchObject({
    required: 'Required',
    fullName: 'Name must be at least 2 characters',
    email: 'Invalid email address',
    companyName: 'Company name must be at least 2 characters',
    invalidPlan: 'Invalid plan or billing type',
    noUrl: 'No checkout URL returned from Stripe',
    fallback: 'There was a problem processing your payment',
    stripeUnknown: 'Stripe API error: Unknown error',
  })
  expect(CHECKOUT_MESSAGES.stripe('x')).toBe('Stripe API error: x')
})

test('a filled form without errors has none', () => {
  expect(messagesOf(VALID.customer)).toEqual({})
})

test('an empty form has every field required, told once each', () => {
  const required = { fullName: 'Required', email: 'Required', companyName: 'Required' }
  expect(messagesOf({})).toEqual(required)
  expect(messagesOf({ fullName: '', email: ' ', companyName: '\n' })).toEqual(required)
})

test('a single character is too short', () => {
  expect(messagesOf({ ...VALID.customer, fullName: 'D', companyName: ' L ' })).toEqual({
    fullName: 'Name must be at least 2 characters',
    companyName: 'Company name must be at least 2 characters',
  })
})

test.each(['\u200b', '\u00ad', '\ufeff', '\u2060', '\u3164', '\u2800', '\ufe0f', '\u{e0041}'])(
  'characters that nobody sees do not count: %j',
  (invisible) => {
    expect(messagesOf({ ...VALID.customer, fullName: invisible.repeat(2) })).toEqual({
      fullName: 'Required',
    })
    expect(messagesOf({ ...VALID.customer, companyName: `D${invisible}` })).toEqual({
      companyName: 'Company name must be at least 2 characters',
    })
  },
)

test('two characters are enough, in any script', () => {
  expect(messagesOf({ ...VALID.customer, fullName: '李明', companyName: '👩‍🔧 1' })).toEqual({})
})

test('values are trimmed', () => {
  const customer = { fullName: ' Dana Lee ', email: '\tdana@lee.example ', companyName: 'Lee ' }
  expect(Customer.parse(customer)).toEqual({
    fullName: 'Dana Lee',
    email: 'dana@lee.example',
    companyName: 'Lee',
  })
})

test.each([
  'dana@lee.example',
  'dana.lee+ads@mail.lee.co.uk',
  "o'neil@site.example",
  'dana@xn--bcher-kva.example',
  'dana@site.xn--p1ai',
  'D@1a.io',
])('%s can be written to', (email) => {
  expect(messagesOf({ ...VALID.customer, email })).toEqual({})
})

test.each([
  'dana',
  'dana@',
  '@lee.example',
  'dana@lee',
  'dana@gmail.c',
  'dana@lee..example',
  'dana@-lee.example',
  'dana@lee.example.',
  'dana@lee.123',
  'dana @lee.example',
  'dana@lee.example, x@y.example',
  '<dana@lee.example>',
  'dana@bücher.example',
  '.dana@lee.example',
  'dana.@lee.example',
  'da..na@lee.example',
  'dana\u0000@lee.example',
  'dana\u200b@lee.example',
  'dana@\u212aelly.example',
  'dana@lee.te\u017ft',
  `dana@${'d'.repeat(64)}.example`,
  `${'d'.repeat(250)}@lee.example`,
])('%j cannot be written to', (email) => {
  expect(messagesOf({ ...VALID.customer, email })).toEqual({ email: 'Invalid email address' })
})

test('a wrong combination is reported together with the errors of the form', () => {
  const { error } = CheckoutRequest.safeParse({ ...VALID, plan: 'shimzy', customer: {} })
  expect(error?.issues.map(({ message }) => message)).toContain('Invalid plan or billing type')
  expect(error?.issues).toHaveLength(4)
})

test('an attempt id may be a UUID of any version', () => {
  for (const attemptId of [crypto.randomUUID(), '01890a5d-ac96-774b-bcce-b302099a8057']) {
    expect(CheckoutRequest.safeParse({ ...VALID, attemptId }).success).toBe(true)
  }
})

test('only failures that may pass by themselves are tried again as they are', () => {
  expect(RETRYABLE_CODES).toEqual(['unreachable', 'busy', 'timeout'])
  expect(CHECKOUT_ERROR_CODES).toEqual(expect.arrayContaining([...RETRYABLE_CODES]))
})

test('a failure needs a known code, a text and the id of its request', () => {
  const error = { code: 'busy', message: 'x', requestId: 'r' }
  expect(CheckoutErrorReply.safeParse({ error }).success).toBe(true)
  expect(CheckoutErrorReply.safeParse({ error: { ...error, code: 'odd' } }).success).toBe(false)
  expect(CheckoutErrorReply.safeParse({ error: { code: 'busy', message: 'x' } }).success).toBe(
    false,
  )
})

test('a status names a plan of ours', () => {
  const status = { status: 'open', plan: 'starter', billing: 'monthly', trialEnd: null }
  expect(CheckoutStatus.safeParse(status).success).toBe(true)
  expect(CheckoutStatus.safeParse({ ...status, plan: 'vip' }).success).toBe(false)
})
