import { expect, test } from 'vitest'
import {
  isCompleted,
  isReached,
  openSignUp,
  orderOf,
  signUpReducer,
  type SignUpAction,
  type SignUpState,
} from '../../../src/features/sign-up/sign-up-reducer'
import type { PlanId } from '../../../src/shared/plans'

const after = (state: SignUpState, ...actions: SignUpAction[]) =>
  actions.reduce(signUpReducer, state)

const open = (planId: PlanId) => openSignUp({ planId, billingPeriod: 'monthly' })

const next: SignUpAction = { type: 'continue' }
const back: SignUpAction = { type: 'back' }

test('the wizard opens on the plan that was asked for, with the setup that costs nothing', () => {
  const state = open('business')
  expect(state).toMatchObject({ step: 'plan', planId: 'business' })
  expect(orderOf(state).setupOption).toBe('self')
})

test('continue goes from plan to setup to payment and no further', () => {
  const state = open('starter')
  expect(after(state, next).step).toBe('setup')
  expect(after(state, next, next).step).toBe('payment')
  expect(after(state, next, next, next).step).toBe('payment')
})

test('back returns step by step, stays on the first, and keeps every choice', () => {
  const state = after(
    open('starter'),
    { type: 'choose', choice: { planId: 'business' } },
    next,
    { type: 'choose', choice: { chosenSetup: 'assisted' } },
    next,
  )
  const first = after(state, back, back, back)
  expect(first).toEqual({ ...state, step: 'plan' })
})

test('choosing shimzy forces its setup, and the earlier choice is back with another plan', () => {
  const state = after(open('starter'), { type: 'choose', choice: { chosenSetup: 'assisted' } })
  const shimzy = after(state, { type: 'choose', choice: { planId: 'shimzy' } })
  expect(orderOf(shimzy).setupOption).toBe('shimzy')
  const business = after(shimzy, { type: 'choose', choice: { planId: 'business' } })
  expect(orderOf(business).setupOption).toBe('assisted')
})

test('a step that was not reached yet cannot be gone to', () => {
  const state = open('starter')
  expect(after(state, { type: 'goTo', step: 'payment' })).toEqual(state)
  expect(isReached(state, 'setup')).toBe(false)
})

test('steps that were reached stay reachable after going back', () => {
  const state = after(open('starter'), next, next, back, back)
  expect(isReached(state, 'payment')).toBe(true)
  expect(isCompleted(state, 'setup')).toBe(true)
  expect(isCompleted(state, 'payment')).toBe(false)
  expect(after(state, { type: 'goTo', step: 'payment' }).step).toBe('payment')
})
