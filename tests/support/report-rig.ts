import { runCampaignReport } from '../../src/commands/campaign-report/run'
import { addSignUps, type SignUp } from '../../src/dev/fake-stripe/sample-sign-ups'
import { startFakeStripe } from '../../src/dev/fake-stripe/start-fake-stripe'

const SIGN_UP: SignUp = {
  planId: 'starter',
  billingPeriod: 'monthly',
  setupOption: 'self',
  attribution: {},
  created: 1_793_000_000,
  outcome: 'active',
}

interface World {
  readonly variables?: Record<string, string>
  readonly findFakeStripe?: () => Promise<string | undefined>
}

/** The campaign report in front of a fake Stripe. */
export async function startReportRig() {
  const fakeStripe = await startFakeStripe()

  /** Runs the command and returns what it writes. */
  const run = async (
    args: string[],
    { variables = {}, findFakeStripe = async () => fakeStripe.url }: World = {},
  ) => runCampaignReport(args, variables, findFakeStripe)

  return {
    fakeStripe,
    run,
    /** The report as JSON, parsed. */
    report: async (...args: string[]) => JSON.parse((await run(['--json', ...args])).out),
    /** Adds sign-ups that differ from a plain one. */
    seed: (...changes: Partial<SignUp>[]) => {
      const signUps = changes.map((change) => Object.assign({ ...SIGN_UP }, change))
      addSignUps(fakeStripe.state.sessions, signUps)
    },
  }
}
