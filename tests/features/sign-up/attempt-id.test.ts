// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { FilledForm } from '../../../src/features/sign-up/attempt-id'
import { blockStorage } from '../../support/block-storage'

const form: FilledForm = {
  plan: 'starter',
  billing: 'monthly',
  setup: 'self',
  customer: { fullName: 'Dana Whitfield', email: 'dana@cedar.example', companyName: 'Cedar Ridge' },
  attribution: { utm_source: 'google', landing_page: '/' },
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The module as a page that has just been loaded has it. */
async function loadPage() {
  vi.resetModules()
  return import('../../../src/features/sign-up/attempt-id')
}

beforeEach(() => {
  window.sessionStorage.clear()
})

test.each<[string, FilledForm]>([
  ['plan', { ...form, plan: 'business' }],
  ['billing period', { ...form, billing: 'yearly' }],
  ['setup', { ...form, setup: 'assisted' }],
  ['name', { ...form, customer: { ...form.customer, fullName: 'Dana White' } }],
  ['email', { ...form, customer: { ...form.customer, email: 'd@cedar.example' } }],
  ['company', { ...form, customer: { ...form.customer, companyName: 'Cedar' } }],
  ['attribution', { ...form, attribution: { utm_source: 'bing', landing_page: '/' } }],
])('another %s is another attempt, and changed back it is the first again', async (_, changed) => {
  const { attemptIdFor } = await loadPage()
  const first = attemptIdFor(form)
  expect(first).toMatch(UUID)
  expect(attemptIdFor(changed)).not.toBe(first)
  const reordered = { ...form, attribution: { landing_page: '/', utm_source: 'google' } }
  expect(attemptIdFor(reordered)).toBe(first)
})

test('a reload keeps every attempt but a forgotten one, which gets a new id', async () => {
  const { attemptIdFor, forgetAttempt } = await loadPage()
  const other: FilledForm = { ...form, plan: 'business' }
  const before = attemptIdFor(form)
  const otherBefore = attemptIdFor(other)
  forgetAttempt(form)
  const reloaded = await loadPage()
  expect(reloaded.attemptIdFor(form)).not.toBe(before)
  expect(reloaded.attemptIdFor(other)).toBe(otherBefore)
})

test.each(['not json', '{"x":"not a uuid"}'])(
  'a spoiled storage (%s) is ignored',
  async (stored) => {
    window.sessionStorage.setItem('checkoutAttempts', stored)
    const { attemptIdFor } = await loadPage()
    expect(attemptIdFor(form)).toMatch(UUID)
  },
)

test('without storage the id lasts as long as the page', async () => {
  blockStorage()
  const { attemptIdFor } = await loadPage()
  expect(attemptIdFor(form)).toBe(attemptIdFor(form))
})
