import { existsSync } from 'node:fs'
import { createBuilder } from 'vite'
import { parseEnvironment } from '../../api/checkout/environment'
import { loadEnvFile } from './fake-stripe/environment'
import { provideLocalServices, siteFunctions, sitePort } from './server/local-services'
import { stop, stopOnMalformedSettings } from './server/settings'
import { startSiteServer } from './server/site-server'

/** `npm start`: builds the site and serves it as the host would. `--no-build` serves what is there. */
const DEFAULT_PORT = 4173
const DIST = 'dist'

const skipsBuild = process.argv.includes('--no-build')
loadEnvFile()
stopOnMalformedSettings('production')
if (skipsBuild && !existsSync(DIST)) stop('There is no build to serve: leave out --no-build.')

const port = await sitePort(Number(process.env.PORT || DEFAULT_PORT))
await provideLocalServices(port)
const { problems } = parseEnvironment(process.env, undefined)
if (problems) console.warn(`Sign-ups answer 500: ${problems.join('; ')}`)
if (!skipsBuild) {
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}
await startSiteServer(DIST, port, siteFunctions)
process.stdout.write(`The site answers at http://localhost:${port}\n`)
