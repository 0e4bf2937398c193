import { afterAll, beforeEach, expect, test } from 'vitest'
import { addSignUps, sampleSignUps } from '../../../src/dev/fake-stripe/sample-sign-ups'
import { startReportRig } from '../../support/report-rig'

const { fakeStripe, run, report } = await startReportRig()
afterAll(() => fakeStripe.close())

/** Several pages of finished checkouts. The faults below happen after the second page. */
const signUps = sampleSignUps()

beforeEach(() => {
  fakeStripe.state.reset()
  addSignUps(fakeStripe.state.sessions, signUps)
})

test.each(['http-429', 'cut-reply', 'drop', 'not-json', 'http-503'] as const)(
  'the report is complete although %s happens in the middle',
  async (fault) => {
    const undisturbed = await report()
    fakeStripe.state.faults.add(fault, 2, 'list', 2)
    const { exitCode, out, pauses } = await run(['--json'])
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toEqual(undisturbed)
    expect(pauses.length).toBeGreaterThan(0)
  },
)

test.each([
  ['http-429', /limits how many requests/],
  ['cut-reply', /could not be reached, or the connection broke off/],
  ['drop', /could not be reached, or the connection broke off/],
] as const)('when %s does not stop, one clear line replaces the table', async (fault, line) => {
  fakeStripe.state.faults.add(fault, 50, 'list', 2)
  const { exitCode, out, aside, pauses } = await run([])
  expect(exitCode).toBe(1)
  expect(out).toBe('')
  expect(aside.at(-1)).toMatch(line)
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
})
