// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startNextSignUp } from '../../../src/browser/sign-up-record'
import { PLANS, TRIAL_DAYS } from '../../../src/shared/plans'
import { parseSignUpUrl } from '../../../src/site/routes'
import { blockStorage } from '../../support/block-storage'
import { literally, monthlyPrice, setupFee, yearlyPrice } from '../../support/figures'
import {
  shownUrl,
  dialog,
  fillCustomer,
  openDialog,
  openPayment,
  press,
  reload,
  renderSignUpPage,
  setUpSignUp,
  user,
} from '../../support/sign-up-rig'

setUpSignUp()

const radio = (name: string) => dialog().getByRole('radio', { name })

/** A page whose URL opens the wizard, just loaded. */
async function openAt(opened: string): Promise<void> {
  renderSignUpPage(opened)
  await screen.findByRole('dialog')
}

test('the wizard opens on the plan of the link, says what it is, and takes the focus', async () => {
  renderSignUpPage()
  const element = await openDialog('business')
  expect(element).toHaveAccessibleName('Start your trial')
  expect(element).toHaveAccessibleDescription(
    `Try our platform free for ${TRIAL_DAYS} days, no credit card required.`,
  )
  expect(dialog().getByRole('heading', { name: 'Choose your plan' })).toHaveFocus()
  expect(radio(PLANS.business.name)).toBeChecked()
  for (const [name, plan, trial] of [
    [PLANS.business.name, 'business', `${TRIAL_DAYS}-day free trial`],
    [PLANS.shimzy.name, 'shimzy', 'No free trial'],
  ] as const) {
    const terms = new RegExp(`From ${literally(monthlyPrice(plan))}/month .*${trial}`)
    expect(radio(name)).toHaveAccessibleDescription(terms)
  }
})

test('the second click of the double click that opened the wizard neither changes the plan nor closes it', async () => {
  await openAt('/platform?sign-up=business')
  const backdrop = screen.getByRole('dialog').previousElementSibling ?? document.body
  fireEvent.click(radio(PLANS.starter.name), { detail: 2 })
  fireEvent.pointerDown(backdrop)
  fireEvent.click(backdrop, { detail: 2 })
  expect(window.location.search).toBe('?sign-up=business')
})

test('a double click on Continue moves by one step, and submits nothing', async () => {
  await openAt('/platform?sign-up=business')
  const twice = async (name: string) => user.dblClick(dialog().getByRole('button', { name }))
  await twice('Continue to Setup')
  await twice('Continue to Payment')
  expect(dialog().queryByRole('alert')).toBeNull()
})

test('the total updates with the setup and the billing period', async () => {
  await openAt('/platform?sign-up=business')
  expect(dialog().getByText('$0 (Free trial)')).toBeVisible()
  await press('Continue to Setup')
  expect(radio('Set it up yourself')).toBeChecked()
  const fee = setupFee('assisted')
  await user.click(radio('Done for you, with a website'))
  expect(dialog().getByText(`${fee} (Free trial)`)).toBeVisible()
  await press('Continue to Payment')
  await user.click(radio('Annual'))
  expect(dialog().getAllByText(`${PLANS.business.name}, annual`)).not.toHaveLength(0)
  const price = literally(yearlyPrice('business'))
  expect(dialog().getByText(new RegExp(`${price} every year`))).toBeVisible()
})

test('shimzy has its own title, description, setup, sum and submit label', async () => {
  await openAt('/platform?sign-up=shimzy')
  expect(screen.getByRole('dialog')).toHaveAccessibleName(`Start with ${PLANS.shimzy.name}`)
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'Get instant access to our premium AI-powered platform.',
  )
  await press('Continue to Setup')
  expect(dialog().getAllByRole('radio')).toHaveLength(1)
  expect(radio('AI setup')).toBeChecked()
  await press('Continue to Payment')
  expect(dialog().getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
  await user.click(radio('Annual'))
  const price = yearlyPrice('shimzy')
  expect(dialog().getAllByText(`${setupFee('shimzy')} + ${price}`)).not.toHaveLength(0)
})

test('above the submit button are what is charged, how to cancel, and the documents', async () => {
  await openPayment('starter')
  const links = [...document.querySelectorAll('[role=dialog] a[target=_blank]')]
  const paths = links.map((link) => link.getAttribute('href'))
  expect(paths).toEqual(expect.arrayContaining(['/platform-fees', '/terms', '/privacy']))
  expect(dialog().getByText(/^To cancel, email .+ 3 business days before/)).toBeVisible()
})

test.each([
  '/platform?sign-up=gold',
  '/platform?sign-up=business&billing=weekly',
  '/platform?billing=yearly',
  '/about?sign-up=business',
])('%s asks for no wizard', (url) => {
  expect(parseSignUpUrl(new URL(url, 'https://site.example'))).toBeUndefined()
})

test.each(['works', 'throws'])(
  'Escape gives the focus back and keeps what was typed where storage %s',
  async (storage) => {
    if (storage === 'throws') blockStorage()
    await openPayment('starter')
    fillCustomer({ fullName: 'Dana' })
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => document.activeElement?.textContent).toBe('Open starter')
    await openDialog('business')
    expect(radio(PLANS.business.name)).toBeChecked()
    await press('Continue to Setup')
    await press('Continue to Payment')
    expect(dialog().getByLabelText('Full name')).toHaveValue('Dana')
    fillCustomer({})
  },
)

test('a reload keeps the step, what was chosen and what was typed', async () => {
  await openAt('/platform?utm_source=fair&sign-up=starter&billing=yearly')
  await user.click(radio(PLANS.business.name))
  await press('Continue to Setup')
  await user.click(radio('Done for you, without a website'))
  await press('Continue to Payment')
  fillCustomer({ fullName: 'Dana' })
  reload()
  await screen.findByRole('dialog')
  expect(dialog().getByLabelText('Full name')).toHaveValue('Dana')
  expect(radio('Annual')).toBeChecked()
  await press('Back')
  expect(radio('Done for you, without a website')).toBeChecked()
  await press('Back')
  expect(radio(PLANS.business.name)).toBeChecked()
})

test('the arrow keys move the focus along the done steps, and Enter selects one', async () => {
  await openPayment('starter')
  const [plan, setup, payment] = dialog().getAllByRole('tab')
  payment?.focus()
  for (const step of [setup, plan]) {
    await user.keyboard('{ArrowLeft}')
    await expect.poll(() => document.activeElement).toBe(step)
  }
  expect(payment).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(plan).toHaveAttribute('aria-selected', 'true')
})

test('what a link names wins, and the record fills in the rest', async () => {
  await openAt('/platform?sign-up=starter&billing=yearly')
  await press('Continue to Setup')
  await user.click(radio('Done for you, with a website'))
  await press('Close')
  await openAt('/platform?sign-up=starter')
  expect(radio('Done for you, with a website'), 'the same order goes on').toBeChecked()
  await openAt('/platform?sign-up=starter&billing=monthly')
  expect(radio(PLANS.starter.name), 'another order begins at its first step').toBeChecked()
  await press('Continue to Setup')
  expect(radio('Done for you, with a website')).toBeChecked()
  await press('Continue to Payment')
  expect(radio('Monthly')).toBeChecked()
})

test('choosing shimzy forces its setup, and the earlier choice is back with another plan', async () => {
  await openAt('/platform?sign-up=starter')
  await press('Continue to Setup')
  await user.click(radio('Done for you, with a website'))
  await press('Back')
  await user.click(radio(PLANS.shimzy.name))
  await press('Continue to Setup')
  expect(radio('AI setup')).toBeChecked()
  await press('Back')
  await user.click(radio(PLANS.business.name))
  await press('Continue to Setup')
  expect(radio('Done for you, with a website')).toBeChecked()
})

test.each(['not json', '{"step":"plan"}'])('a damaged record (%s) is ignored', async (stored) => {
  window.sessionStorage.setItem('signUp', stored)
  await openPayment('starter')
  expect(dialog().getByLabelText('Full name')).toHaveValue('')
})

test('a page from the bfcache says that its sign-up was paid in the meantime, and leads to a new, empty order; closing gives the focus back', async () => {
  await openPayment('starter')
  fillCustomer()
  const stored = JSON.parse(window.sessionStorage.getItem('signUp') ?? '')
  window.sessionStorage.setItem('signUp', JSON.stringify({ ...stored, isPaid: true }))
  fireEvent(window, new Event('pageshow'))
  expect(screen.getByRole('dialog')).toHaveAccessibleName('You’ve already subscribed')
  await press('Start another order')
  expect(radio(PLANS.starter.name)).toBeChecked()
  await press('Continue to Setup')
  await press('Continue to Payment')
  expect(dialog().getByLabelText('Full name')).toHaveValue('')
  await user.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Open starter')
})

test('an order that a copy of this tab starts empties the form here', async () => {
  await openPayment('starter')
  fillCustomer()
  act(() => startNextSignUp({ plan: 'business' }))
  expect(radio(PLANS.business.name)).toBeChecked()
  await press('Continue to Setup')
  await press('Continue to Payment')
  expect(dialog().getByLabelText('Full name')).toHaveValue('')
})

test('closing a wizard that a link opened goes back to the page as it was, also after a reload, and the page scrolls again', async () => {
  renderSignUpPage('/platform?debug=utm#pricing')
  await openDialog('starter')
  reload()
  await screen.findByRole('dialog')
  expect(shownUrl()).toBe('/platform?sign-up=starter')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await press('Close')
  await expect.poll(shownUrl).toBe('/platform?debug=utm#pricing')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.style.overflow).toBe('')
})

test('closing a wizard that was opened by its URL removes its two parameters only', async () => {
  await openAt('/platform?utm_source=a%20b&sign-up=business&debug=utm&billing=yearly#pricing')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shownUrl()).toBe('/platform?utm_source=a%20b&debug=utm#pricing')
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
})
