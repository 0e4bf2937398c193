import { afterAll, expect, test } from 'vitest'
import { addSignUps, sampleSignUps } from '../../../src/dev/fake-stripe/sample-sign-ups'
import { startReportRig } from '../../support/report-rig'

const { fakeStripe, report } = await startReportRig()
afterAll(() => fakeStripe.close())

test('a long run reads every page of sessions', async () => {
  const signUps = sampleSignUps()
  addSignUps(fakeStripe.state.sessions, signUps)
  const finished = signUps.filter(({ outcome }) => outcome !== 'open' && outcome !== 'expired')
  expect((await report()).totals.signUps).toBe(finished.length)
})
