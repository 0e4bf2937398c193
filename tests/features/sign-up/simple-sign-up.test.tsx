// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { signUp } from '../../../src/content/sign-up'
import { PLANS } from '../../../src/shared/plans'
import { CUSTOMER, dialog, fillCustomer, press, setUpSignUp, user } from '../../support/sign-up-rig'

let info: MockInstance<typeof console.info>

setUpSignUp()
beforeEach(() => {
  info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

/** The dialog of a build that asks for the simple variant. */
async function open() {
  vi.stubEnv('VITE_SIGN_UP_VARIANT', 'simple')
  vi.resetModules()
  const { SignUp } = await import('../../../src/features/sign-up/sign-up')
  const onClose = vi.fn<() => void>()
  const request = { plan: 'starter' } as const
  render(<SignUp request={request} onClose={onClose} />)
  await screen.findByRole('dialog')
  return onClose
}

test('the simple variant says what is charged, keeps the plan, checks the form, logs it, says thank you and closes', async () => {
  const onClose = await open()
  await user.click(dialog().getByRole('radio', { name: PLANS.business.name }))
  await user.click(dialog().getByRole('radio', { name: 'Done for you, with a website' }))
  expect(dialog().getByText(signUp.description(PLANS.business, true))).toBeInTheDocument()
  expect(localStorage.getItem('selectedPlan')).toBe('business')
  await press('Start Free Trial')
  expect(await dialog().findAllByText('Required')).toHaveLength(3)
  expect(info).not.toHaveBeenCalled()
  fillCustomer()
  await press('Start Free Trial')
  expect(await screen.findByText('Subscription Started!')).toBeInTheDocument()
  expect(screen.getByText(signUp.simple.toastText.assisted)).toBeInTheDocument()
  expect(info).toHaveBeenCalledExactlyOnceWith(
    'Sign-up submitted:',
    expect.objectContaining({ plan: 'business', customer: CUSTOMER }),
  )
  expect(onClose).toHaveBeenCalledOnce()
})
