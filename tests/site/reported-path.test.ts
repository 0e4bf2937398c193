import { expect, test } from 'vitest'
import { isPersonal, reportedPath } from '../../src/site/reported-path'

test.each([
  ['/platform?sign-up=business&billing=yearly', '/platform?sign-up=business&billing=yearly'],
  [
    '/?utm_source=google&utm_term=roof%20repair+texas',
    '/?utm_source=google&utm_term=roof%20repair+texas',
  ],
  ['/blog/a-post?utm_campaign=17345678901', '/blog/a-post?utm_campaign=17345678901'],
  ['/about.html?utm_content=2026-11-24', '/about?utm_content=2026-11-24'],
  ['/platform?sign-up=starter&billing=weekly', '/platform'],
  ['/blog/dana-972-555-0142', '/404'],
])('%s is reported as %s', (path, expected) => {
  expect(reportedPath(new URL(path, 'https://site.example'))).toBe(expected)
})

test('a text that is still encoded after ten rounds of decoding counts as personal', () => {
  expect(isPersonal(`dana%${'25'.repeat(30)}40lee.example`)).toBe(true)
})

test('campaign names, other numbers and handles are not personal', () => {
  const texts = ['spring-roofing', '50% off', 'a=b', '6543217890', '120210012345678901', '@black']
  expect(texts.filter(isPersonal)).toEqual([])
})
