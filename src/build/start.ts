import { createBuilder } from 'vite'
import { loadEnvFile } from './server/load-env-file'
import { provideLocalServices, siteFunctions } from './server/local-services'
import { startSiteServer } from './server/site-server'

/** `npm start`: builds the site and serves it as the host would. `--no-build` serves what is there. */
const DEFAULT_PORT = 4173

loadEnvFile()
const port = Number(process.env.PORT || DEFAULT_PORT)
await provideLocalServices(port)
if (!process.argv.includes('--no-build')) {
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}
await startSiteServer({ distDir: 'dist', port, functions: siteFunctions })
process.stdout.write(`The site answers at http://localhost:${port}\n`)
