import { loadEnvFile } from '../dev/fake-stripe/environment'
import { runCampaignReport } from './campaign-report/run'

loadEnvFile()
process.exitCode = await runCampaignReport(process.argv.slice(2))
