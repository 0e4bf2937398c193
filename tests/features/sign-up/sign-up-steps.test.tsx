// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestSignUp } from '../../../src/browser/sign-up-requests'
import {
  dialog,
  endSignUpTests,
  fillCustomer,
  openDialog,
  openPayment,
  press,
  renderSignUpPage,
  startSignUpTests,
  user,
} from '../../support/sign-up-rig'

beforeEach(startSignUpTests)
afterEach(endSignUpTests)

const heading = (name: string) => dialog().getByRole('heading', { name })
const radio = (name: string) => dialog().getByRole('radio', { name })
const tab = (name: string) => dialog().getByRole('tab', { name })

test('the wizard opens on the plan of the button, says what it is, and puts the focus into it', async () => {
  renderSignUpPage()
  const element = await openDialog('business')
  expect(element).toHaveAccessibleName('Start your trial')
  expect(element).toHaveAccessibleDescription(
    'Try our platform free for 14 days, no credit card required.',
  )
  expect(radio('Business')).toBeChecked()
  expect(heading('Choose your plan')).toHaveFocus()
})

test('every plan is a card with its price and its trial', async () => {
  renderSignUpPage()
  await openDialog('starter')
  const cards = dialog().getAllByRole('radio')
  expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^StarterFrom \$197\/month.*14-day free trial$/),
    expect.stringMatching(/^BusinessFrom \$297\/month.*14-day free trialMost Popular$/),
    expect.stringMatching(/^ShimzyFrom \$599\/month.*No free trial$/),
  ])
  expect(radio('Starter')).toHaveAccessibleDescription(/From \$197\/month .*14-day free trial/)
  expect(dialog().getByText('2 Months Free With Annual Billing')).toBeVisible()
})

test('the steps follow each other, each under its own heading and tab', async () => {
  renderSignUpPage()
  await openDialog('starter')
  expect(tab('Plan')).toHaveAttribute('aria-selected', 'true')
  expect(dialog().queryByRole('button', { name: 'Back' })).toBeNull()
  await press('Continue to Setup')
  expect(heading('Choose your setup')).toHaveFocus()
  expect(tab('Setup')).toHaveAttribute('aria-selected', 'true')
  await press('Continue to Payment')
  expect(heading('Your details')).toHaveFocus()
  expect(tab('Payment')).toHaveAttribute('aria-selected', 'true')
  await press('Back')
  expect(heading('Choose your setup')).toHaveFocus()
  await press('Back')
  expect(heading('Choose your plan')).toHaveFocus()
})

test('coming to the payment step shows no error before anything was submitted', async () => {
  await openPayment('starter')
  expect(dialog().queryByText('Required')).toBeNull()
})

test('tabs of steps that were not reached are disabled, the others lead back', async () => {
  renderSignUpPage()
  await openDialog('starter')
  expect(tab('Setup')).toBeDisabled()
  expect(tab('Payment')).toBeDisabled()
  await press('Continue to Setup')
  expect(tab('Payment')).toBeDisabled()
  await press('Continue to Payment')
  await user.click(tab('Plan'))
  expect(heading('Choose your plan')).toBeVisible()
  await user.click(tab('Payment'))
  expect(heading('Your details')).toBeVisible()
})

test('the setup step offers three options with their fees and what comes with them', async () => {
  renderSignUpPage()
  await openDialog('starter')
  await press('Continue to Setup')
  expect(
    dialog()
      .getAllByRole('radio')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['self', 'assistedNoWebsite', 'assisted'])
  expect(radio('Set it up yourself')).toBeChecked()
  expect(radio('Done for you, without a website')).toHaveAccessibleDescription(
    /\$997 once .*consultation call/,
  )
  const booking = dialog().getByRole('link', { name: /book a custom consultation/ })
  expect(booking).toHaveAttribute('href', 'https://booking.example/enterprise')
  expect(booking).toHaveAttribute('target', '_blank')
})

test('shimzy has its own title, description, setup and submit label', async () => {
  renderSignUpPage()
  await openDialog('starter')
  await user.click(radio('Shimzy'))
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Start with Shimzy')
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'Get instant access to our premium AI-powered platform.',
  )
  await press('Continue to Setup')
  expect(dialog().getAllByRole('radio')).toHaveLength(1)
  expect(radio('AI setup')).toBeChecked()
  await press('Continue to Payment')
  expect(dialog().getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
  expect(dialog().getByText('$3,000 + $599')).toBeVisible()
  expect(dialog().getByText('$3,599 today by card. Then $599 a month from Dec 21.')).toBeVisible()
})

test('the sum follows the setup and the billing period', async () => {
  renderSignUpPage()
  await openDialog('business')
  expect(dialog().getByText('Total due today')).toBeVisible()
  expect(dialog().getByText('$0 (Free trial)')).toBeVisible()
  await press('Continue to Setup')
  await user.click(radio('Done for you, with a website'))
  expect(dialog().getByText('$1,997 (Free trial)')).toBeVisible()
  await press('Continue to Payment')
  await user.click(radio('Annual'))
  expect(dialog().getByText('Business, annual')).toBeVisible()
  expect(dialog().getByText('$1,997 today by card. Then $2,970 a year from Dec 5.')).toBeVisible()
})

test('billing starts as monthly and is shared with the toggle of the page', async () => {
  const toggle = document.createElement('input')
  Object.assign(toggle, { type: 'radio', name: 'billing-period', value: 'yearly' })
  toggle.dataset.billingPeriod = ''
  document.body.append(toggle)
  await openPayment('starter')
  expect(radio('Monthly')).toBeChecked()
  await user.click(radio('Annual'))
  expect(toggle).toBeChecked()
  toggle.remove()
})

test('the chosen plan is kept in the storage', async () => {
  renderSignUpPage()
  await openDialog('starter')
  expect(window.localStorage.getItem('selectedPlan')).toBe('starter')
  await user.click(radio('Business'))
  expect(window.localStorage.getItem('selectedPlan')).toBe('business')
})

test('going back keeps what was chosen and typed', async () => {
  renderSignUpPage()
  await openDialog('starter')
  await press('Continue to Setup')
  await user.click(radio('Done for you, without a website'))
  await press('Continue to Payment')
  fillCustomer()
  await press('Back')
  expect(radio('Done for you, without a website')).toBeChecked()
  await press('Back')
  await user.click(radio('Business'))
  await press('Continue to Setup')
  expect(radio('Done for you, without a website')).toBeChecked()
  await press('Continue to Payment')
  expect(dialog().getByLabelText('Email')).toHaveValue('dana@cedarridge.example')
})

test('Escape closes, gives the focus back, and what was typed is there when it opens again', async () => {
  await openPayment('starter')
  fillCustomer({ fullName: 'Dana' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toBe('Open starter')
  await openDialog('business')
  expect(radio('Business')).toBeChecked()
  await press('Continue to Setup')
  await press('Continue to Payment')
  expect(dialog().getByLabelText('Full name')).toHaveValue('Dana')
})

test('the cross closes, and the page can be scrolled again', async () => {
  renderSignUpPage()
  await openDialog('starter')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.style.overflow).toBe('')
})

test('the wizard closes when the visitor goes back in the history', async () => {
  renderSignUpPage()
  await openDialog('starter')
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a second request while the wizard is open begins anew on its plan', async () => {
  renderSignUpPage()
  await openDialog('starter')
  await press('Continue to Setup')
  act(() => {
    requestSignUp('shimzy')
  })
  expect(heading('Choose your plan')).toBeVisible()
  expect(radio('Shimzy')).toBeChecked()
})
