import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { GOOGLE_CLICK_IDS, reportedPath, withoutPersonalValues } from '../../src/site/reported-path'

test('an ordinary path is reported as it is', () => {
  const path = '/platform?utm_source=google&plan=starter&q=a%20b+c'
  expect(reportedPath(path)).toBe(path)
})

test.each([
  ['/subscription-success?plan=starter&session_id=cs_test_1', '/subscription-success?plan=starter'],
  ['/?gclid=1', '/'],
  ['/?utm_source=a&fbclid=1&utm_medium=b', '/?utm_source=a&utm_medium=b'],
  ['/?GCLID=1&MsClkId=2', '/'],
  ['/contact?email=dana%40cedar.example', '/contact'],
  ['/contact?note=mail%20dana@cedar.example%20please&a=1', '/contact?a=1'],
  ['/contact?dana@cedar.example', '/contact'],
  ['/unsubscribe/dana%40cedar.example/now', '/unsubscribe/[email]/now'],
  ['/unsubscribe/dana@cedar.example?a=1', '/unsubscribe/[email]?a=1'],
  ['/bad%zz?x=%zz', '/bad%zz?x=%zz'],
  ['/booking-success?attendeeName=Dana&phone=1&utm_source=a', '/booking-success?utm_source=a'],
  ['/booking-success/?attendeeName=Dana&phone=1&utm_source=a', '/booking-success/?utm_source=a'],
  ['/booking-success.html?attendeeName=Dana', '/booking-success.html'],
])('%s is reported as %s', (path, expected) => {
  expect(reportedPath(path)).toBe(expected)
})

test('click ids are not personal to the service that made them', () => {
  expect(withoutPersonalValues('/?fbclid=1&session_id=cs_1')).toBe('/?fbclid=1')
  expect(reportedPath('/?gclid=1&fbclid=2&msclkid=3&session_id=cs_1', GOOGLE_CLICK_IDS)).toBe(
    '/?gclid=1',
  )
})

test('an email address in the path is personal, too', () => {
  expect(withoutPersonalValues('/nowhere/ann%40cedar.example')).toBe('/nowhere/[email]')
})

test('whatever is asked for, neither session nor email address is reported', () => {
  const query = fc.dictionary(fc.string({ minLength: 1 }), fc.string())
  fc.assert(
    fc.property(query, fc.emailAddress(), fc.string({ minLength: 1 }), (values, email, session) => {
      const all = new URLSearchParams({ ...values, e: email, session_id: session })
      const reported = new URLSearchParams(reportedPath(`/?${all.toString()}`).split('?')[1])
      expect(reported.has('session_id')).toBe(false)
      expect([...reported.values()]).not.toContain(email)
    }),
    { numRuns: 40 },
  )
})
