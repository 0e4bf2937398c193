import { afterAll, beforeEach, expect, test } from 'vitest'
import { startReportRig } from '../../../support/report-rig'

const { fakeStripe, report, run, seed } = await startReportRig()
afterAll(() => fakeStripe.close())

beforeEach(() => {
  fakeStripe.state.reset()
  // Several pages of finished checkouts. The faults below happen after the second page.
  seed(...Array.from({ length: 350 }, () => ({})))
})

test('a long run reads every page of checkouts', async () => {
  expect((await report()).totals.signUps).toBe(350)
})

test.each([
  ['http-429', 'rate_limit'],
  ['http-503', 'StripeAPIError'],
  ['cut-reply', 'StripeConnectionError'],
  ['drop', 'StripeConnectionError'],
  ['not-json', 'StripeAPIError'],
] as const)('when %s happens in the middle, one line replaces the table', async (fault, name) => {
  fakeStripe.state.faults.add(fault, 2, 'list', 2)
  const { exitCode, stdout, stderr } = await run([])
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(`could not list the checkouts (${name}`)
})
