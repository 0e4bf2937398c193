import { expect, test } from 'vitest'
import { PLAN_FEATURES, planFeatures } from '../../src/shared/plan-features'
import { PLAN_IDS, type PlanId } from '../../src/shared/plans'

const missing = (planId: PlanId) =>
  planFeatures(planId)
    .filter(({ included }) => !included)
    .map(({ id }) => id)
const included = (planId: PlanId) =>
  planFeatures(planId)
    .filter((feature) => feature.included)
    .map(({ id }) => id)

test('the feature ids are the twenty-two of the specification, each once', () => {
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

test('starter goes without app, courses, communities and affiliates', () => {
  expect(missing('starter')).toEqual(['mobile-app', 'course-builder', 'communities', 'affiliate'])
})

test('business goes without the app alone', () => {
  expect(missing('business')).toEqual(['mobile-app'])
})

test('shimzy has everything but the free consultation', () => {
  expect(missing('shimzy')).toEqual(['consultation'])
  expect(included('shimzy')).toContain('dedicated-manager')
  expect(included('shimzy')).toHaveLength(PLAN_FEATURES.length - 1)
})

test('every plan lists its features in the same order', () => {
  const order: readonly string[] = PLAN_FEATURES.map(({ id }) => id)
  for (const planId of PLAN_IDS) {
    const positions = planFeatures(planId).map(({ id }) => order.indexOf(id))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  }
})
