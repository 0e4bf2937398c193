import { radio } from '../find-element'
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

test('an unknown plan opens nothing', async ({ visitor }) => {
  await visitor.open('/platform?sign-up=gold')
  await visitor.seeNo(wizard)
  expect(await visitor.address()).toBe('/platform?sign-up=gold')
})
