import { expect, test } from 'vitest'
import { DIFFERING_FEATURES, PLAN_FEATURES, SHARED_FEATURES } from '../../src/content/plan-features'
import type { PlanId } from '../../src/shared/plans'

const missing = (plan: PlanId) =>
  DIFFERING_FEATURES.filter(({ plans }) => !plans.includes(plan)).map(({ id }) => id)

test('the platform has twenty-two features, each listed once', () => {
  expect(PLAN_FEATURES.map(({ id }) => id)).toEqual([
    'texting-calling',
    'call-recording',
    'messenger',
    'review',
    'marketing',
    'social',
    'calendar',
    'live-chat',
    'consultation',
    'website-builder',
    'blogs',
    'crm',
    'invoicing',
    'form-builder',
    'automation',
    'analytics',
    'mobile-app',
    'course-builder',
    'communities',
    'affiliate',
    'shimzy',
    'dedicated-manager',
  ])
})

test('fifteen features come with every plan, and seven differ', () => {
  expect(SHARED_FEATURES).toHaveLength(15)
  expect(DIFFERING_FEATURES).toHaveLength(7)
})

test('Starter goes without app, courses, communities and affiliates, and without what only Shimzy has', () => {
  expect(missing('starter')).toEqual([
    'mobile-app',
    'course-builder',
    'communities',
    'affiliate',
    'shimzy',
    'dedicated-manager',
  ])
})

test('Business goes without the app, and without what only Shimzy has', () => {
  expect(missing('business')).toEqual(['mobile-app', 'shimzy', 'dedicated-manager'])
})

test('Shimzy has everything but the free consultation', () => {
  expect(missing('shimzy')).toEqual(['consultation'])
})
