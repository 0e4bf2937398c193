import { parseArgs } from 'node:util'
import { PAGE_PATHS, UNKNOWN_PATH } from '../e2e/support/pages'
import { printBuildTimes } from './builds'
import { printInteractions } from './interactions'
import { printLighthouse } from './lighthouse'
import { serveSite } from './served-site'
import { printWeights } from './weights'

/**
 * `npm run bench`: page weights, Lighthouse, interactions, build times. Options after `--`:
 * `--only=weights` (or lighthouse, interactions, builds), `--routes=/,/platform`, `--runs=5`,
 * `--peer=https://…` (another site's page, measured in between with home). Nothing here fails: tests
 * hold what is deterministic, and times are for eyes.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    peer: { type: 'string' },
  },
})
const { only, peer } = values
const runs = Number(values.runs)
const paths = values.routes?.split(',') ?? PAGE_PATHS.filter((path) => path !== UNKNOWN_PATH)
const isWanted = (part: string) => only === undefined || only === part

if (isWanted('builds')) await printBuildTimes()
if (only !== 'builds') {
  const site = await serveSite()
  const peers = peer === undefined ? [] : [peer]
  if (isWanted('weights')) await printWeights(site, paths)
  if (isWanted('interactions')) await printInteractions(site.url, runs)
  if (isWanted('lighthouse')) {
    await printLighthouse([...paths.map((path) => site.url + path), ...peers], runs, 'simulate')
    await printLighthouse([`${site.url}/`, ...peers], runs, 'devtools')
  }
}
// The servers that were started for this would keep the program alive.
process.exit()
