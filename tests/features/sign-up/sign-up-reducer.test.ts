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

const after = (state: SignUpState, ...actions: SignUpAction[]) =>
  actions.reduce(signUpReducer, state)

const opened = openSignUp({ plan: 'starter', billing: 'monthly' })
const next: SignUpAction = { type: 'continue' }
const back: SignUpAction = { type: 'back' }

test('choosing shimzy forces its setup, and the earlier choice is back with another plan', () => {
  const state = after(opened, { type: 'choose', choice: { chosenSetup: 'assisted' } })
  const shimzy = after(state, { type: 'choose', choice: { plan: 'shimzy' } })
  expect(orderOf(shimzy).setup).toBe('shimzy')
  const business = after(shimzy, { type: 'choose', choice: { plan: 'business' } })
  expect(orderOf(business).setup).toBe('assisted')
})

test('only a step that was reached can be gone to, also after going back', () => {
  expect(after(opened, { type: 'goTo', step: 'payment' })).toEqual(opened)
  expect(isReached(opened, 'setup')).toBe(false)
  const state = after(opened, next, next, next, back, back, back)
  expect(state.step).toBe('plan')
  expect(isReached(state, 'payment')).toBe(true)
  expect(isCompleted(state, 'setup')).toBe(true)
  expect(isCompleted(state, 'payment')).toBe(false)
  expect(after(state, { type: 'goTo', step: 'payment' }).step).toBe('payment')
})
