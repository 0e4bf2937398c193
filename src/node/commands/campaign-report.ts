import { loadEnvFiles } from '../env-files'
import { runCampaignReport } from './campaign-report/run'

loadEnvFiles()
const { exitCode, stdout, stderr } = await runCampaignReport(process.argv.slice(2))
const isSilent = process.env['npm_config_loglevel'] === 'silent'
if (stdout !== '' && !process.stdout.isTTY && process.env['npm_lifecycle_event'] && !isSilent) {
  process.stderr.write(
    'npm writes lines of its own first. For a file or a pipe: npm run --silent.\n',
  )
}
if (stderr !== '') process.stderr.write(`${stderr}\n`)
if (stdout !== '') process.stdout.write(`${stdout}\n`)
process.exitCode = exitCode
