import { loadEnvFiles } from '../dev/env-files'
import { runCampaignReport } from './campaign-report/run'

loadEnvFiles()
const { exitCode, out, aside } = await runCampaignReport(process.argv.slice(2))
if (aside !== '') process.stderr.write(`${aside}\n`)
if (out !== '') process.stdout.write(`${out}\n`)
process.exitCode = exitCode
