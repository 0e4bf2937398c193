import { loadEnvFiles } from '../dev/env-files'
import { runCampaignReport } from './campaign-report/run'

loadEnvFiles()
process.exitCode = await runCampaignReport(process.argv.slice(2))
