import { link, radio } from '../find-element'
import { expect, test } from '../test'
import { fields, goToPayment, planOpener, submit, wizard } from '../wizard'

test('the address of a sign-up opens the wizard on its plan and billing', async ({ visitor }) => {
  await visitor.open('/platform?sign-up=business&billing=yearly')
  await visitor.see(wizard)
  expect(await visitor.isChecked(radio('Business', wizard))).toBe(true)
  await goToPayment(visitor)
  expect(await visitor.isChecked(radio('Annual', wizard))).toBe(true)
})

test('Back closes the wizard and gives the focus back, Forward opens it again', async ({
  visitor,
}) => {
  await visitor.open('/platform')
  await visitor.click(planOpener('business'))
  await visitor.seeAddress('/platform?sign-up=business&billing=monthly')
  await visitor.see(wizard)
  await visitor.back()
  await visitor.seeAddress('/platform')
  await visitor.seeNo(wizard)
  await visitor.eventually(async () => {
    expect(await visitor.hasFocus(planOpener('business'))).toBe(true)
  })
  await visitor.forward()
  await visitor.seeAddress('/platform?sign-up=business&billing=monthly')
  await visitor.see(radio('Business', wizard))
})

test('Escape takes the two parameters out of the address and leaves the rest', async ({
  visitor,
}) => {
  await visitor.open('/platform?utm_source=fair&sign-up=starter&billing=monthly&debug=utm#pricing')
  await visitor.see(wizard)
  await visitor.press('Escape')
  await visitor.seeNo(wizard)
  await visitor.seeAddress('/platform?utm_source=fair&debug=utm#pricing')
})

test('a reload shows the wizard at the same step with what was typed', async ({ visitor }) => {
  await visitor.open('/platform?sign-up=starter')
  await visitor.see(wizard)
  await goToPayment(visitor)
  await visitor.fill(fields.fullName, 'Dana Whitfield')
  await visitor.reload()
  await visitor.see(submit('starter'))
  expect(await visitor.value(fields.fullName)).toBe('Dana Whitfield')
})

for (const address of ['/platform?sign-up=gold', '/platform?sign-up=starter&billing=weekly']) {
  test(`${address} opens nothing`, { tag: '@full' }, async ({ visitor }) => {
    await visitor.open(address)
    // The wizard's code comes after the page is hydrated.
    await visitor.linger(1_000)
    expect(await visitor.isShown(wizard)).toBe(false)
    expect(await visitor.address()).toBe(address)
  })
}

test(
  'the billing toggle decides the period that the links carry, also by keyboard',
  { tag: '@full' },
  async ({ visitor }) => {
    await visitor.open('/platform')
    await visitor.click(radio('Annual'))
    await visitor.scrollIntoView(planOpener('starter'))
    await visitor.read(planOpener('starter'), (link) => link.focus())
    await visitor.press('Enter')
    await visitor.seeAddress('/platform?sign-up=starter&billing=yearly')
    await visitor.see(radio('Starter', wizard))
  },
)

test('a tagged link on another page opens the wizard', { tag: '@full' }, async ({ visitor }) => {
  await visitor.open('/about')
  await visitor.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/platform?utm_source=fair&sign-up=shimzy'
    link.textContent = 'Try Shimzy'
    document.querySelector('main')?.prepend(link)
  })
  await visitor.click(link('Try Shimzy'))
  await visitor.see(radio('Shimzy', wizard))
  await visitor.seeAddress('/platform?utm_source=fair&sign-up=shimzy')
})
