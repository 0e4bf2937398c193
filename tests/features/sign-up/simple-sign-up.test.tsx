// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signUp } from '../../../src/content/sign-up'
import { PLANS } from '../../../src/shared/plans'
import { CUSTOMER, dialog, fillCustomer, press, setUpSignUp, user } from '../../support/sign-up-rig'

setUpSignUp()

test('the simple variant says what is charged, keeps the plan, checks the form, logs it, says thank you and closes', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.stubEnv('VITE_SIGN_UP_VARIANT', 'simple')
  vi.resetModules()
  const { SignUp } = await import('../../../src/features/sign-up/sign-up')
  const onClose = vi.fn<() => void>()
  render(<SignUp request={{ plan: 'starter' }} onClose={onClose} />)
  await screen.findByRole('dialog')
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
