import { loadEnv } from 'vite'
import { launchReport } from '../prerender/launch-findings'

/**
 * `npm run launch-check`: lists what is still a placeholder, a sample or not set, each with the variable
 * to set or the file to change. Settings come from the environment and the .env files, as in a build.
 */
const { lines, exitCode } = launchReport(loadEnv('production', process.cwd(), ''))
const hint = "npm run verify-prices compares the prices with Stripe's."
process.stdout.write(`${[...lines, '', hint].join('\n')}\n`)
process.exitCode = exitCode
