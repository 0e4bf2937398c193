import { afterAll, expect, test } from 'vitest'
import { startReportRig } from '../../../support/report-rig'

const { fakeStripe, report, seed } = await startReportRig()
afterAll(() => fakeStripe.close())

test('a long run reads every page of sessions', async () => {
  const outcomes = ['active', 'open', 'canceled', 'expired'] as const
  seed(...Array.from({ length: 500 }, (_, index) => ({ outcome: outcomes[index % 4] ?? 'active' })))
  expect((await report()).totals.signUps).toBe(250)
})
