import { findRunningStandIn, loadEnvFile } from '../dev/stripe-stand-in/environment'
import { runCampaignReport } from './campaign-report/run'

loadEnvFile()
process.exitCode = await runCampaignReport(process.argv.slice(2), {
  variables: process.env,
  findStandIn: findRunningStandIn,
  print: (text) => {
    process.stdout.write(`${text}\n`)
  },
  printAside: (line) => {
    process.stderr.write(`${line}\n`)
  },
})
