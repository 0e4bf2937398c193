import { afterAll, expect, test } from 'vitest'
import { addSignUps, sampleSignUps } from '../../../src/dev/fake-stripe/sample-sign-ups'
import { startReportRig } from '../../support/report-rig'

const { fakeStripe, run, report } = await startReportRig()
afterAll(() => fakeStripe.close())

test('a long run reads every page of sessions and reports its progress', async () => {
  const signUps = sampleSignUps(2_000, 42)
  addSignUps(fakeStripe.state.sessions, signUps)
  const finished = signUps.filter(({ outcome }) => outcome !== 'open' && outcome !== 'expired')
  expect((await report()).totals.signUps).toBe(finished.length)
  expect((await run([])).aside).toEqual(['1,000 checkouts read …'])
})
