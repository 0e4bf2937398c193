// `npm start`: builds the site and serves it as the host would. `--no-build` serves the existing build.

import { existsSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'
import { parseEnvironment } from '../../../api/checkout/environment'
import { loadEnvFiles } from '../env-files'
import { provideLocalServices, siteFunctions, sitePort } from './server/local-services'
import { stop, stopOnMalformedSettings } from '../settings'
import { startSiteServer } from './server/site-server'

const DEFAULT_PORT = 4173
const DIST = 'dist'

/** Marks a local build. `npm run build` empties the folder first and removes it. */
const LOCAL_BUILD = `npm start made these files, with the addresses of one computer in them.
Do not publish them. \`npm run build\` makes the ones to publish.
`

const options = process.argv.slice(2)
const unknown = options.find((option) => option !== '--no-build')
if (unknown !== undefined) stop(`npm start has no option ${unknown}, only --no-build.`)
const skipsBuild = options.length > 0
loadEnvFiles()
stopOnMalformedSettings('production')
if (skipsBuild && !existsSync(DIST)) stop('There is no build to serve: leave out --no-build.')

const port = await sitePort(Number(process.env.PORT || DEFAULT_PORT))
await provideLocalServices(port)
const { problems } = parseEnvironment(process.env, undefined)
if (problems) console.warn(`Sign-ups answer 500: ${problems.join('; ')}`)
if (!skipsBuild) {
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  await writeFile(path.join(DIST, 'LOCAL-BUILD.txt'), LOCAL_BUILD)
}
// Serve a copy, because `npm run build` deletes the files in dist.
const served = `.cache/served-${port}`
await rm(served, { recursive: true, force: true })
await cp(DIST, served, { recursive: true })
await startSiteServer(served, port, siteFunctions)
process.stdout.write(`The site answers at http://localhost:${port}\n`)
