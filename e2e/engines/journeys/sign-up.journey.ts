import { signUp } from '../../../src/content/sign-up'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import { SETUP_OPTIONS } from '../../../src/shared/setup-options'
import { DESKTOP, PHONE } from '../engine'
import { button, heading, link, navigation, radio, title } from '../find-element'
import { expect, test } from '../test'
import {
  customer,
  fields,
  fillCustomer,
  goToPayment,
  openWizard,
  planOpener,
  submit,
  wizard,
} from '../wizard'

test('a campaign leads through the wizard and Stripe to the success page', async ({
  visitor,
  site,
}) => {
  await visitor.open('/services/seo?utm_source=google')
  await visitor.click(link('Platform', navigation('Main')))
  await visitor.click(planOpener('business'))
  await visitor.click(button(signUp.plan.next, wizard))
  await visitor.click(radio(SETUP_OPTIONS.assisted.name, wizard))
  await visitor.click(button(signUp.setup.next, wizard))
  await fillCustomer(visitor)
  await visitor.click(radio('Annual', wizard))
  await visitor.click(submit('business'))
  await visitor.click(button('Start trial'))
  await visitor.seeText(title, 'Subscription Successful')
  await visitor.seeText({ css: 'main' }, 'Business')
  await visitor.seeText({ css: 'main' }, 'Add a card by')

  const [session, ...others] = site.stripe.sessions.all()
  expect(others).toEqual([])
  expect(session?.request).toMatchObject({
    customer_email: customer.email,
    metadata: { plan: 'business', billing: 'yearly', setup: 'assisted', utm_source: 'google' },
  })
  await visitor.eventually(async () => {
    const events = site.otherRequests.map(({ searchParams }) => searchParams)
    expect(events.filter((event) => event.get('en') === 'subscribe')).toHaveLength(1)
    expect(events.filter((event) => event.get('ev') === 'StartTrial')).toHaveLength(1)
  })
})

test('a visitor who cancels at Stripe is back on the platform page', async ({ visitor }) => {
  await openWizard(visitor, 'starter')
  await goToPayment(visitor)
  await fillCustomer(visitor)
  await visitor.click(submit('starter'))
  await visitor.see(heading('Checkout rehearsal'))
  await visitor.click({ css: 'a.button' })
  await visitor.seeAddress('/platform')
  await visitor.untilHydrated()
  // The wizard's code comes after the page is hydrated.
  await visitor.linger(1_000)
  expect(await visitor.isShown(wizard)).toBe(false)
})

test('Back from Stripe shows the filled form, ready to be sent again', async ({ visitor }) => {
  await openWizard(visitor, 'starter')
  await goToPayment(visitor)
  await fillCustomer(visitor)
  await visitor.click(submit('starter'))
  await visitor.see(heading('Checkout rehearsal'))
  await visitor.back()
  await visitor.see(submit('starter'))
  expect(await visitor.value(fields.email)).toBe(customer.email)
  expect(await visitor.read(submit('starter'), (element) => element.matches(':enabled'))).toBe(true)
})

test('a form that is sent empty names its mistakes and moves the focus to the first', async ({
  visitor,
}) => {
  await openWizard(visitor, 'starter')
  await goToPayment(visitor)
  await visitor.click(submit('starter'))
  await visitor.seeText(wizard, CHECKOUT_MESSAGES.required)
  await visitor.eventually(async () => {
    expect(await visitor.hasFocus(fields.fullName)).toBe(true)
  })
  await visitor.fill(fields.email, 'dana@')
  await visitor.seeText(wizard, CHECKOUT_MESSAGES.email)
})

test(
  'Escape closes the wizard and gives the focus back, and what was typed stays',
  { tag: '@full' },
  async ({ visitor }) => {
    await openWizard(visitor, 'business')
    await goToPayment(visitor)
    await visitor.fill(fields.fullName, customer.fullName)
    await visitor.press('Escape')
    await visitor.seeNo(wizard)
    expect(await visitor.hasFocus(planOpener('business'))).toBe(true)
    await visitor.click(planOpener('business'))
    await goToPayment(visitor)
    expect(await visitor.value(fields.fullName)).toBe(customer.fullName)
  },
)

test('the focus stays inside the wizard', { tag: '@full' }, async ({ visitor }) => {
  await openWizard(visitor, 'starter')
  for (let stop = 0; stop < 12; stop += 1) {
    await visitor.press('Tab')
    const isInside = await visitor.read(wizard, (box) => box.contains(document.activeElement))
    expect(isInside, `After ${stop + 1} times Tab`).toBe(true)
  }
})

test(
  'no step of the wizard pans sideways, on a phone or a desktop',
  { tag: '@full' },
  async ({ visitor }) => {
    const panningBoxes = async () =>
      visitor.read(wizard, (box) =>
        [box, ...box.querySelectorAll<HTMLElement>('*')]
          .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ className, scrollWidth, clientWidth }) => [className, scrollWidth - clientWidth]),
      )
    const expectStill = async (step: string) => {
      for (const view of [PHONE, DESKTOP]) {
        await visitor.resize(view)
        expect.soft(await panningBoxes(), `${step} at ${view.width} pixels`).toEqual([])
      }
    }
    await openWizard(visitor, 'starter')
    await expectStill('Plan')
    await visitor.click(button(signUp.plan.next, wizard))
    await expectStill('Setup')
    await visitor.click(button(signUp.setup.next, wizard))
    await expectStill('Payment')
  },
)
