import { expect, test } from 'vitest'
import { Customer } from '../../src/shared/checkout'

const VALID = { fullName: 'Dana Lee', email: 'dana@lee.example', companyName: 'Lee & Co' }

/** What a visitor reads beside each field. */
function messagesOf(customer: unknown): Record<string, string> {
  const result = Customer.safeParse(customer)
  const issues = result.success ? [] : result.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

test('every field that is missing, empty or no text is required, told once', () => {
  const required = { fullName: 'Required', email: 'Required', companyName: 'Required' }
  expect(messagesOf({})).toEqual(required)
  expect(messagesOf({ fullName: '', email: ' ', companyName: '\n' })).toEqual(required)
  expect(messagesOf({ fullName: 5, email: null, companyName: {} })).toEqual(required)
})

test.each(['\u200b', '\u00ad', '\ufeff', '\u2060', '\u3164', '\u2800', '\ufe0f', '\u{e0041}'])(
  'characters that nobody sees do not count: %j',
  (invisible) => {
    expect(messagesOf({ ...VALID, fullName: invisible.repeat(2) })).toEqual({
      fullName: 'Required',
    })
    expect(messagesOf({ ...VALID, companyName: `D${invisible}` })).toEqual({
      companyName: 'Company name must be at least 2 characters',
    })
  },
)

test('two characters are enough, in any script, and values are trimmed, also of marks that come with a paste', () => {
  const names = { fullName: ' 李明 ', companyName: '👩‍🔧 1' }
  const email = '\t\u202adana@lee.example\u202c\u200b '
  const trimmed = { fullName: '李明', companyName: '👩‍🔧 1', email: 'dana@lee.example' }
  expect(Customer.parse({ ...names, email })).toEqual(trimmed)
})

test.each([
  'dana@lee.example',
  'dana.lee+ads@mail.lee.co.uk',
  "o'neil@site.example",
  'dana@xn--bcher-kva.example',
  'dana@site.xn--p1ai',
  'D@1a.io',
])('%s can be written to', (email) => {
  expect(messagesOf({ ...VALID, email })).toEqual({})
})

test.each([
  'dana@',
  'dana@lee',
  'dana@gmail.c',
  'dana@-lee.example',
  'dana@lee.example.',
  'dana @lee.example',
  'dana@lee.example, x@y.example',
  '<dana@lee.example>',
  'dana@bücher.example',
  '.dana@lee.example',
  'dana.@lee.example',
  'da..na@lee.example',
  'dana\u0000@lee.example',
  'dana@\u212aelly.example',
  'dana@lee.te\u017ft',
  `dana@${'d'.repeat(64)}.example`,
  `${'d'.repeat(250)}@lee.example`,
])('%j cannot be written to', (email) => {
  expect(messagesOf({ ...VALID, email })).toEqual({ email: 'Invalid email address' })
})
