// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatUsd } from '../../../src/shared/money'
import { PLANS } from '../../../src/shared/plans'
import { SETUP_OPTIONS } from '../../../src/shared/setup-options'
import { blockStorage } from '../../support/block-storage'
import { literally, monthlyPrice, setupFee, yearlyPrice } from '../../support/figures'
import {
  address,
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
  const starter = literally(monthlyPrice('starter'))
  const business = literally(monthlyPrice('business'))
  const shimzy = literally(monthlyPrice('shimzy'))
  expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
    expect.stringMatching(`^StarterFrom ${starter}/month.*14-day free trial$`),
    expect.stringMatching(`^BusinessFrom ${business}/month.*14-day free trialMost Popular$`),
    expect.stringMatching(`^ShimzyFrom ${shimzy}/month.*No free trial$`),
  ])
  expect(radio('Starter')).toHaveAccessibleDescription(
    new RegExp(`From ${starter}/month .*14-day free trial`),
  )
  expect(dialog().getByText('2 Months Free With Annual Billing')).toBeVisible()
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
    new RegExp(
      `${literally(setupFee('assistedNoWebsite'))} once, charged today .*consultation call`,
    ),
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
  const price = monthlyPrice('shimzy')
  const due = formatUsd(SETUP_OPTIONS.shimzy.feeCents + PLANS.shimzy.monthlyCents)
  expect(dialog().getByText(`${setupFee('shimzy')} + ${price}`)).toBeVisible()
  expect(
    dialog().getByText(`${due} today by card. Then ${price} a month from Dec 21.`),
  ).toBeVisible()
})

test('beside the submit button are the terms, the privacy policy and how to cancel', async () => {
  await openPayment('starter')
  for (const [name, path] of [
    [/^Terms/, '/terms'],
    [/^Privacy Policy/, '/privacy'],
  ] as const) {
    const link = dialog().getByRole('link', { name })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('target', '_blank')
  }
  expect(dialog().getByText(/Canceling takes one email to .+ 3 business days before/)).toBeVisible()
})

test('the sum follows the setup and the billing period', async () => {
  renderSignUpPage()
  await openDialog('business')
  expect(dialog().getByText('Total due today')).toBeVisible()
  expect(dialog().getByText('$0 (Free trial)')).toBeVisible()
  await press('Continue to Setup')
  await user.click(radio('Done for you, with a website'))
  const fee = setupFee('assisted')
  expect(dialog().getByText(`${fee} (Free trial)`)).toBeVisible()
  await press('Continue to Payment')
  await user.click(radio('Annual'))
  expect(dialog().getByText('Business, annual')).toBeVisible()
  const price = yearlyPrice('business')
  expect(
    dialog().getByText(new RegExp(`${literally(price)} a year from day 15, Dec 5`)),
  ).toBeVisible()
})

test.each([
  { opened: '/platform?sign-up=business', plan: 'Business', billing: 'Monthly' },
  { opened: '/platform?sign-up=shimzy&billing=yearly', plan: 'Shimzy', billing: 'Annual' },
])('$opened opens the wizard on $plan, $billing', async ({ opened, plan, billing }) => {
  renderSignUpPage(opened)
  await screen.findByRole('dialog')
  expect(radio(plan)).toBeChecked()
  await press('Continue to Setup')
  await press('Continue to Payment')
  expect(radio(billing)).toBeChecked()
})

test.each([
  '/platform?sign-up=gold',
  '/platform?sign-up=business&billing=weekly',
  '/platform?billing=yearly',
  '/about?sign-up=business',
])('%s opens no wizard', (opened) => {
  renderSignUpPage(opened)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe(opened)
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

test('a reload shows the wizard at the same step, with what was chosen and typed', async () => {
  const linked = '/platform?sign-up=starter'
  renderSignUpPage(linked)
  await screen.findByRole('dialog')
  await user.click(radio('Business'))
  await press('Continue to Setup')
  await user.click(radio('Done for you, without a website'))
  await press('Continue to Payment')
  fillCustomer({ fullName: 'Dana' })
  cleanup()
  renderSignUpPage(linked)
  await screen.findByRole('dialog')
  expect(dialog().getByLabelText('Full name')).toHaveValue('Dana')
  await press('Back')
  expect(radio('Done for you, without a website')).toBeChecked()
  await press('Back')
  expect(radio('Business')).toBeChecked()
})

test('another address in the same tab opens the wizard on its own plan', async () => {
  renderSignUpPage('/platform?sign-up=starter')
  await screen.findByRole('dialog')
  await press('Continue to Setup')
  cleanup()
  renderSignUpPage('/platform?sign-up=business')
  await screen.findByRole('dialog')
  expect(radio('Business')).toBeChecked()
})

test.each(['not json', 'null', '{"state":{"step":"plan"}}'])(
  'a spoiled draft in the storage (%s) is ignored',
  async (stored) => {
    window.sessionStorage.setItem('signUpDraft', stored)
    await openPayment('starter')
    expect(dialog().getByLabelText('Full name')).toHaveValue('')
  },
)

test('where the storage is blocked, closing the wizard still keeps what was typed', async () => {
  blockStorage()
  await openPayment('starter')
  fillCustomer({ fullName: 'Dana' })
  await user.keyboard('{Escape}')
  await openDialog('starter')
  await press('Continue to Setup')
  await press('Continue to Payment')
  expect(dialog().getByLabelText('Full name')).toHaveValue('Dana')
  fillCustomer({})
})

test('the cross closes, and the page can be scrolled again', async () => {
  renderSignUpPage()
  await openDialog('starter')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.style.overflow).toBe('')
})

test('closing a wizard that a link opened on this page goes back to the page as it was', async () => {
  renderSignUpPage('/platform?debug=utm#pricing')
  await openDialog('starter')
  expect(address()).toBe('/platform?sign-up=starter')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/platform?debug=utm#pricing')
})

test('closing a wizard that was opened by its address removes its two parameters only', async () => {
  renderSignUpPage('/platform?utm_source=a%20b&sign-up=business&debug=utm&billing=yearly#pricing')
  await screen.findByRole('dialog')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/platform?utm_source=a%20b&debug=utm#pricing')
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
})
