import { expect, test } from 'vitest'
import {
  GOOGLE_CLICK_IDS,
  isPersonal,
  reportedPath as reported,
} from '../../src/site/reported-path'

const reportedPath = (path: string, clickIds?: readonly string[]) =>
  reported(new URL(`https://site.example${path}`), clickIds)

test.each([
  ['/platform?sign-up=business&billing=yearly', '/platform?sign-up=business&billing=yearly'],
  [
    '/?utm_source=google&utm_term=roof%20repair+texas',
    '/?utm_source=google&utm_term=roof%20repair+texas',
  ],
  ['/blog/a-post?utm_campaign=17345678901', '/blog/a-post?utm_campaign=17345678901'],
  ['/about.html?utm_content=2026-11-24', '/about?utm_content=2026-11-24'],
  ['/?gclid=1&GCLID=2&fbclid=3', '/'],
  ['/platform?sign-up=dana&billing=Dana&plan=Whitfield', '/platform'],
  ['/platform?sign-up=starter&billing=weekly', '/platform'],
  ['/bad%zz?x=%zz&utm_source=a', '/404?utm_source=a'],
  ['/blog/dana-972-555-0142', '/404'],
])('%s is reported as %s', (path, expected) => {
  expect(reportedPath(path)).toBe(expected)
})

test('click ids are reported to the service that made them', () => {
  expect(reportedPath('/?gclid=1&fbclid=2&msclkid=3', GOOGLE_CLICK_IDS)).toBe('/?gclid=1')
})

test('a text that is still encoded after ten rounds of decoding counts as personal', () => {
  expect(isPersonal(`dana%${'25'.repeat(30)}40lee.example`)).toBe(true)
})

test('campaign names, other numbers and handles are not personal', () => {
  const texts = ['spring-roofing', '50% off', 'a=b', '6543217890', '120210012345678901', '@black']
  expect(texts.filter(isPersonal)).toEqual([])
})
