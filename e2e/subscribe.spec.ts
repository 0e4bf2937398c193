import type { Locator, Page } from '@playwright/test'
import { orderWords, signUp } from '../src/content/sign-up'
import { catalogDigest } from '../src/shared/catalog-digest'
import { CHECKOUT_MESSAGES, CHECKOUT_PATH } from '../src/shared/checkout'
import { formatUsd } from '../src/shared/money'
import { PLANS } from '../src/shared/plans'
import { SETUP_OPTIONS } from '../src/shared/setup-options'
import { CAMPAIGN, campaignLink } from './support/campaign'
import { sessionsOf } from './support/fake-stripe'
import { holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { mainNav, openApplication } from './support/visit'
import {
  chooseBilling,
  failCheckout,
  fillCustomer,
  goToPayment,
  newCustomer,
  openWizard,
  planLink,
  submitButton,
  wizardOf,
} from './support/wizard'

test('a campaign link leads to a paid Shimzy plan, counted once', async ({ page }) => {
  const [plan, setup, billing] = ['shimzy', 'shimzy', 'monthly'] as const
  const pay = `Pay ${formatUsd(SETUP_OPTIONS.shimzy.feeCents + PLANS.shimzy.monthlyCents)}`
  const conversions: string[] = []
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url())
    const event = searchParams.get('en') ?? searchParams.get('ev')
    if (event !== null && !/page_?view/i.test(event)) conversions.push(event)
  })
  const customer = newCustomer()
  const { name } = PLANS[plan]
  const heading = page.getByRole('heading', { level: 1 })

  await page.goto(campaignLink('/services/seo'))
  await mainNav(page).getByRole('link', { name: 'Platform' }).click()
  await expect(page).toHaveURL('/platform')
  const wizard = await openWizard(page, plan)
  await goToPayment(wizard, setup)
  await fillCustomer(wizard, customer)
  await chooseBilling(wizard, billing)
  await submitButton(wizard).click()

  await page.getByRole('button', { name: pay, exact: true }).click()
  await expect(heading).toHaveText('Loading your subscription details...')
  await expect(heading).toHaveText('Subscription Successful')
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
  await expect(page.getByText(`${formatUsd(PLANS[plan].monthlyCents)} per month`)).toBeVisible()
  await expect(page).toHaveURL(`/subscription-success?plan=${plan}`)
  await expect.poll(() => conversions.toSorted()).toEqual(['Subscribe', 'purchase'])
  await page.reload()
  await expect(heading).toHaveText('Subscription Successful')
  await page.getByRole('link', { name: 'Read the tutorials' }).click()
  await expect(page).toHaveURL('/blog')
  expect(conversions).toHaveLength(2)
  const [session, ...others] = await sessionsOf(customer.email)
  expect(others).toEqual([])
  expect(session?.status).toBe('complete')
  const metadata = {
    plan,
    billing,
    setup,
    full_name: customer.fullName,
    company: customer.companyName,
    attempt_id: expect.any(String),
    catalog: catalogDigest(),
    ...CAMPAIGN,
    landing_page: '/services/seo',
  }
  expect(session?.metadata).toEqual(metadata)
  expect(session?.subscription?.metadata).toEqual(metadata)
})

declare global {
  interface Window {
    announced: string[]
  }
}

/** Runs in the document: writes down what live regions say after which key, unless they are hidden or behind a dialog. */
function listen(): void {
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'
  window.announced = []
  let keys = 0
  let lastKey = ''
  window.addEventListener(
    'keydown',
    ({ key }) => {
      keys += 1
      lastKey = `${keys}. ${key}`
    },
    { capture: true },
  )
  const spoken = (region: Element): string => {
    const copy = region.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return copy.textContent.trim()
  }
  const observer = new MutationObserver((records) => {
    const changed = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
    const elements = changed.map((node) => (node instanceof Element ? node : node.parentElement))
    const regions = new Set<Element>()
    for (const element of elements) {
      const region = element?.closest(LIVE)
      if (region) regions.add(region)
      for (const alert of element?.querySelectorAll('[role=alert]') ?? []) regions.add(alert)
    }
    for (const region of regions) {
      // Until the first key, the markup arrives, which nothing announces.
      if (keys === 0 || region.closest('[inert], [aria-hidden=true]')) continue
      const text = spoken(region)
      if (text !== '') window.announced.push(`${lastKey}: ${text}`)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** The role, name and state of what has the focus: `radio "Starter" [checked]`. */
const focused = async (page: Page) => {
  const snapshot = await page.locator(':focus').ariaSnapshot()
  return snapshot.split('\n')[0]?.replace(/^- |:$/g, '') ?? ''
}

test('the whole sign-up by keyboard: what has the focus, and what is said', async ({
  page,
  allowFault,
}) => {
  allowFault('status of 502')
  await page.addInitScript(listen)
  await failCheckout(page)
  const letAnswer = await holdRequests(page, `**${CHECKOUT_PATH}`)
  await openApplication(page, '/platform')
  await planLink(page, 'starter').focus()

  const { plan, setup, payment } = signUp
  const setupFee = formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)
  const script = [
    ['Enter', `heading "${plan.heading}" [level=3]`],
    ['Tab', `radio "${PLANS.starter.name}" [checked]`],
    ['ArrowDown', `radio "${PLANS.business.name}" [checked]`],
    ['Tab', `button "${plan.next}"`],
    ['Enter', `heading "${setup.heading}" [level=3]`],
    ['Tab', `radio "${SETUP_OPTIONS.self.name}" [checked]`],
    ['ArrowDown', `radio "${SETUP_OPTIONS.assistedNoWebsite.name}" [checked]`],
    ['Tab', `link "${setup.disclaimerLink} (opens in a new tab)"`],
    ['Tab', `button "${payment.back}"`],
    ['Tab', `button "${setup.next}"`],
    ['Enter', `heading "${payment.heading}" [level=3]`],
    ['Tab', `textbox "${payment.fullName}"`],
    ['Tab', `textbox "${payment.companyName}"`],
    ['Tab', `textbox "${payment.email}"`],
    // React Hook Form focuses the field once more in a timeout, so wait until its error shows.
    ['Enter', `textbox "${payment.fullName}" [invalid]`],
    ['Tab', `textbox "${payment.companyName}"`],
  ] as const
  for (const [key, focus] of script) {
    await page.keyboard.press(key)
    await expect.poll(async () => focused(page), key).toContain(focus)
  }
  // Radix hides the page from screen readers, and this keeps its live regions quiet, too.
  await expect(page.locator('#root')).toHaveAttribute('inert')
  const wizard = wizardOf(page)
  await expect(
    wizard.getByRole('tab', { name: `${signUp.stepNumber(1)} ${plan.label}${signUp.done}` }),
  ).toBeVisible()
  await fillCustomer(wizard, newCustomer())
  await page.keyboard.press('Enter')
  await expect(wizard.getByText(payment.processingStatus)).toBeAttached()
  expect(await focused(page), 'The focus stays').toContain(`textbox "${payment.email}"`)
  letAnswer()
  await expect(submitButton(wizard)).toBeFocused()
  await expect(page.getByText(signUp.failure.toast.title)).toBeVisible()

  expect(await page.evaluate(() => window.announced)).toEqual([
    `7. ArrowDown: ${orderWords.total}: ${setupFee}`,
    `17. Enter: ${payment.processingStatus}`,
    `17. Enter: ${CHECKOUT_MESSAGES.fallback}`,
  ])
})

/** Zoomed to 400 %, a phone held sideways and upright, a small laptop, a desktop, and one whose default font is 24 px. */
const VIEWS = [
  { width: 320, height: 256, font: 16 },
  { width: 426, height: 240, font: 16 },
  { width: 844, height: 390, font: 16 },
  { width: 390, height: 844, font: 16 },
  { width: 1366, height: 630, font: 16 },
  { width: 1280, height: 800, font: 16 },
  { width: 1280, height: 800, font: 24 },
] as const

/** Whether an element is what is seen at its center. */
const isSeen = async (element: Locator) =>
  element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('in every view the last step shows what has the focus, its button and its failure', async ({
  page,
  allowFault,
}) => {
  allowFault('status of 502')
  const browser = await page.context().newCDPSession(page)
  const inEveryView = async (check: () => Promise<void>) => {
    for (const { font, ...view } of VIEWS) {
      await test.step(`${view.width} x ${view.height} with a font of ${font} px`, async () => {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: font } })
        await page.setViewportSize(view)
        await check()
      })
    }
  }
  await failCheckout(page)
  await page.goto('/platform?sign-up=starter&billing=yearly')
  const wizard = wizardOf(page)
  await inEveryView(async () => {
    expect(await isSeen(wizard.getByRole('button', { name: 'Close' })), 'Close').toBe(true)
  })
  await goToPayment(wizard, 'self')
  await fillCustomer(wizard, newCustomer())
  await inEveryView(async () => {
    const { heading, fullName, companyName, email } = signUp.payment
    await wizard.getByRole('heading', { name: heading }).focus()
    await submitButton(wizard).click({ trial: true })
    for (const name of [fullName, companyName, email]) {
      await page.keyboard.press('Tab')
      await expect(wizard.getByLabel(name)).toBeFocused()
      expect(await isSeen(wizard.getByLabel(name)), name).toBe(true)
    }
    await page.keyboard.press('Enter')
    await expect(submitButton(wizard)).toBeFocused()
    // The toast passes over them on its way up.
    for (const part of [submitButton(wizard), wizard.getByRole('alert')]) {
      await expect
        .poll(async () => isSeen(part), 'The failure is seen beside its button')
        .toBe(true)
    }
  })
})
