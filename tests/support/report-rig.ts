import { runCampaignReport } from '../../src/commands/campaign-report/run'
import { addSignUps, type SignUp } from '../../src/dev/stripe-stand-in/sample-sign-ups'
import { startStripeStandIn } from '../../src/dev/stripe-stand-in/start-stripe-stand-in'

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
  readonly findStandIn?: () => Promise<string | undefined>
}

/** The campaign report in front of a Stripe stand-in. */
export async function startReportRig() {
  const standIn = await startStripeStandIn()

  /** Runs the command and returns what it wrote. Retries do not wait. */
  async function run(
    args: string[],
    { variables = {}, findStandIn = async () => standIn.url }: World = {},
  ) {
    const out: string[] = []
    const aside: string[] = []
    const pauses: number[] = []
    const exitCode = await runCampaignReport(args, {
      variables,
      findStandIn,
      print: (text) => out.push(text),
      printAside: (line) => aside.push(line),
      pause: async (ms) => {
        pauses.push(ms)
      },
    })
    return { exitCode, out: out.join('\n'), aside, pauses }
  }

  return {
    standIn,
    run,
    /** The report as JSON, parsed. */
    report: async (...args: string[]) => JSON.parse((await run(['--json', ...args])).out),
    /** Adds sign-ups that differ from a plain one. */
    seed: (...changes: Partial<SignUp>[]) => {
      const signUps = changes.map((change) => Object.assign({ ...SIGN_UP }, change))
      addSignUps(standIn.state.sessions, signUps)
    },
  }
}
