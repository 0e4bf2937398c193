// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { SimpleSignUp } from '../../../src/features/sign-up/simple-sign-up'
import {
  CUSTOMER,
  dialog,
  endSignUpTests,
  fillCustomer,
  press,
  startSignUpTests,
  user,
} from '../../support/sign-up-rig'

const REQUEST = { planId: 'starter', billingPeriod: 'monthly' } as const

let info: MockInstance<typeof console.info>

beforeEach(() => {
  startSignUpTests()
  info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(endSignUpTests)

function open() {
  const onClose = vi.fn<() => void>()
  render(<SimpleSignUp request={REQUEST} onClose={onClose} />)
  return onClose
}

test.each([
  [
    'Starter',
    'Set it up yourself',
    "Welcome to your free trial! You'll be charged after the trial period.",
  ],
  [
    'Business',
    'Done for you, with a website',
    'Thank you for your subscription! Our team will contact you soon for your full website setup.',
  ],
  [
    'Business',
    'Done for you, without a website',
    'Thank you for your subscription! Our team will contact you soon for your setup (without website).',
  ],
  [
    'Shimzy',
    'AI setup',
    'Thank you for your Shimzy subscription! Our AI specialists will contact you soon to begin your custom AI setup.',
  ],
])('%s with "%s" is logged, thanked for and closed', async (plan, setup, text) => {
  const onClose = open()
  await user.click(dialog().getByRole('radio', { name: plan }))
  await user.click(dialog().getByRole('radio', { name: setup }))
  fillCustomer()
  await press(plan === 'Shimzy' ? 'Subscribe Now' : 'Start Free Trial')
  expect(await screen.findByText('Subscription Started!')).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(info).toHaveBeenCalledExactlyOnceWith(
    'Sign-up submitted:',
    expect.objectContaining({ planId: plan.toLowerCase(), customer: CUSTOMER }),
  )
  expect(onClose).toHaveBeenCalledOnce()
})

test('the form is checked like that of the wizard', async () => {
  const onClose = open()
  await press('Start Free Trial')
  expect(await dialog().findAllByText('Required')).toHaveLength(3)
  expect(info).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

/** The dialog as a build with this setting opens it. */
async function openVariant(variant: string): Promise<void> {
  vi.stubEnv('VITE_SIGN_UP_VARIANT', variant)
  vi.resetModules()
  const { SignUp } = await import('../../../src/features/sign-up/sign-up')
  render(<SignUp request={REQUEST} entry="default" onClose={() => undefined} />)
  await screen.findByRole('dialog')
}

test('a build that asks for the simple variant shows plan, setup and form at once', async () => {
  await openVariant('simple')
  expect(dialog().getByRole('radio', { name: 'Starter' })).toBeChecked()
  expect(dialog().getByRole('radio', { name: 'Set it up yourself' })).toBeChecked()
  expect(dialog().getByLabelText('Email')).toBeInTheDocument()
  expect(dialog().queryByRole('tab')).toBeNull()
})

test.each(['wizard', ''])('a build with the variant %j shows the wizard', async (variant) => {
  await openVariant(variant)
  expect(dialog().getAllByRole('tab')).toHaveLength(3)
  expect(dialog().queryByLabelText('Email')).toBeNull()
})
