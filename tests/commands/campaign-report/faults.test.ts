import { afterAll, beforeEach, expect, test } from 'vitest'
import { addSignUps, sampleSignUps } from '../../../src/dev/fake-stripe/sample-sign-ups'
import { startReportRig } from '../../support/report-rig'

const { fakeStripe, run } = await startReportRig()
afterAll(() => fakeStripe.close())

beforeEach(() => {
  fakeStripe.state.reset()
  // Several pages of finished checkouts. The faults below happen after the second page.
  addSignUps(fakeStripe.state.sessions, sampleSignUps())
})

test.each([
  ['http-429', /limits how many requests/],
  ['http-503', /could not list the checkouts/],
  ['cut-reply', /could not list the checkouts|the connection broke off/],
  ['drop', /could not be reached, or the connection broke off/],
  ['not-json', /could not list the checkouts/],
] as const)(
  'when %s happens in the middle, one clear line replaces the table',
  async (fault, line) => {
    fakeStripe.state.faults.add(fault, 2, 'list', 2)
    const { exitCode, out, aside } = await run([])
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
    expect(aside).toEqual([expect.stringMatching(line)])
  },
)
