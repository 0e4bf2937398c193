import { loadEnvFiles } from '../env-files'
import { launchReport } from './launch-findings'

/** `npm run launch-check`: settings come from the environment and the .env files, as in a build. */
loadEnvFiles()
const { lines, exitCode } = launchReport(process.env)
const hint = "npm run verify-prices compares the prices with Stripe's."
process.stdout.write(`${[...lines, '', hint].join('\n')}\n`)
process.exitCode = exitCode
