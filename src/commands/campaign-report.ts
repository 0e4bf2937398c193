import { loadEnvFile } from '../dev/server/load-env-file'
import { findRunningStandIn } from '../dev/stripe-stand-in/running-stand-in'
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
