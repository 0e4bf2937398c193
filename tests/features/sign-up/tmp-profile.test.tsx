// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSignUpTests, openDialog, press, renderSignUpPage, startSignUpTests, dialog, fillCustomer } from '../../support/sign-up-rig'
beforeEach(startSignUpTests)
afterEach(endSignUpTests)
for (const n of [1, 2, 3]) test('profile' + n, async () => {
  const t: [string, number][] = []
  let last = performance.timeOrigin + Number(process.hrtime.bigint() / 1000000n)
  const now = () => Number(process.hrtime.bigint() / 1000000n)
  last = now()
  const lap = (s: string) => { const x = now(); t.push([s, x - last]); last = x }
  renderSignUpPage(); lap('render')
  await openDialog('starter'); lap('open')
  await press('Continue to Setup'); lap('setup')
  await press('Continue to Payment'); lap('payment')
  fillCustomer(); lap('fill')
  dialog().getByRole('radio', { name: 'Monthly' }); lap('radio')
  dialog().getByText('Monthly'); lap('text')
  await press('Start Free Trial'); lap('submit')
  process.stdout.write(JSON.stringify(t) + '\n')
  expect(1).toBe(1)
}, 60000)
