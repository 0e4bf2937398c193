import { loadEnvFile } from '../dev/stripe-stand-in/environment'
import { runCampaignReport } from './campaign-report/run'

loadEnvFile()
process.exitCode = await runCampaignReport(process.argv.slice(2))
