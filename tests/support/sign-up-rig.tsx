import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { followLinks } from '../../src/app/links'
import { SignUpDialog } from '../../src/app/sign-up-dialog'
import { queryClient } from '../../src/browser/query-client'
// Loaded in advance, so that no test waits for it.
import '../../src/features/sign-up/sign-up'
import { CheckoutRequest, type CheckoutErrorCode } from '../../src/shared/checkout'
import { PLAN_IDS, type PlanId } from '../../src/shared/plans'
import { SiteLink } from '../../src/ui/site-link'
import { ignoreVisibility } from './ignore-visibility'
import { passTimeAsync } from './pass-time'
import { stubFetch } from './stub-fetch'

/** A day in the middle of a month, so that dates are easy to check. */
const TODAY = new Date('2026-11-21T12:00:00')

/** A complete sign-up takes long on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Longer than a toast is visible. */
const TOASTS_GONE_MS = 10_000

export const CUSTOMER = {
  fullName: 'Dana Whitfield',
  companyName: 'Cedar Ridge Roofing',
  email: 'dana@cedarridge.example',
}

/**
 * Gives each test of a file fake timers that advance by themselves and can be moved forward. Afterward no toast is left, and
 * no reply that was kept.
 */
export function setUpSignUp(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      now: TODAY,
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date'],
    })
  })
  afterEach(async () => {
    cleanup()
    await passTimeAsync(TOASTS_GONE_MS)
    queryClient.clear()
  })
}

configure({ asyncUtilTimeout: 10_000 })

// Both would compute the styles of every ancestor, which takes most of a test's time here.
ignoreVisibility()
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

function SignUpPage() {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate), [navigate])
  return (
    <>
      <main tabIndex={-1}>
        {PLAN_IDS.map((plan) => (
          <SiteLink key={plan} to={{ signUp: plan }}>
            Open {plan}
          </SiteLink>
        ))}
        <p data-testid="url">{location.pathname + location.search + location.hash}</p>
      </main>
      <SignUpDialog location={location} />
    </>
  )
}

/** Loads the document at the current URL: a page with sign-up links, where the wizard opens. */
export function reload(): void {
  cleanup()
  render(<SignUpPage />, { wrapper: BrowserRouter, reactStrictMode: true })
}

/** Loads the document at a URL. */
export function renderSignUpPage(url = '/platform'): void {
  window.history.pushState(null, '', url)
  reload()
}

/** The page's current URL. */
export const shownUrl = () => screen.getByTestId('url').textContent

/** Clicks a sign-up link of the page and waits for the dialog. */
export async function openDialog(plan: PlanId): Promise<HTMLElement> {
  await user.click(screen.getByRole('link', { name: `Open ${plan}` }))
  return screen.findByRole('dialog')
}

/** Queries within the dialog. */
export const dialog = () => within(screen.getByRole('dialog'))

export async function press(name: string): Promise<void> {
  await user.click(await dialog().findByRole('button', { name }))
}

export function fillCustomer({
  fullName = '',
  companyName = '',
  email = '',
}: Partial<typeof CUSTOMER> = CUSTOMER): void {
  fireEvent.change(dialog().getByLabelText('Full name'), { target: { value: fullName } })
  fireEvent.change(dialog().getByLabelText('Company name'), { target: { value: companyName } })
  fireEvent.change(dialog().getByLabelText('Email'), { target: { value: email } })
}

/** Opens the wizard on a plan and goes to the payment step. */
export async function openPayment(plan: PlanId): Promise<void> {
  renderSignUpPage()
  await openDialog(plan)
  await press('Continue to Setup')
  await press('Continue to Payment')
}

/** A failure as the checkout function reports it. */
export function failure(
  status: number,
  code: CheckoutErrorCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  const error = { code, message, requestId: 'r-1', ...(fields && { fields }) }
  return Response.json({ error }, { status })
}

/** Replaces the network. Every request that is sent must be one that the function accepts. */
export function stubCheckout(...answers: (() => Response | Promise<Response>)[]) {
  const sent: CheckoutRequest[] = []
  stubFetch((_address, { body }) => {
    if (typeof body !== 'string') throw new Error('A checkout request has a JSON body')
    sent.push(CheckoutRequest.parse(JSON.parse(body)))
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (answer === undefined) throw new Error('No answer was prepared')
    return answer()
  })
  return { sent }
}
