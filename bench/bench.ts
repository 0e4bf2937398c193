import { parseArgs } from 'node:util'
import { ARTICLE_PATH } from '../e2e/support/pages'
import { pathTo } from '../src/site/routes'
import { printBuildTimes } from './builds'
import { printInteractions } from './interactions'
import { printLighthouse, type MeasuredPage } from './lighthouse'
import { serveSites } from './served-site'
import { printWeights } from './weights'

/**
 * `npm run bench`: page weights, Lighthouse, interactions, build times, of the site with analytics and
 * without. Options after `--`: `--only=weights` (or lighthouse, interactions, builds),
 * `--routes=/,/platform`, `--runs=5`, `--peer=https://…` (a page of another site, measured in between).
 * Nothing here fails: tests hold what is deterministic, and times are for eyes.
 */
const DEFAULT_PATHS = [pathTo('home'), pathTo('platform'), ARTICLE_PATH, pathTo('contact')]

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
const paths = values.routes?.split(',') ?? DEFAULT_PATHS
const isWanted = (part: string) => only === undefined || only === part

if (isWanted('builds')) await printBuildTimes()
if (only !== 'builds') {
  const sites = await serveSites()
  if (isWanted('weights')) for (const site of sites) await printWeights(site, paths)
  if (isWanted('interactions')) for (const site of sites) await printInteractions(site, runs)
  if (isWanted('lighthouse')) {
    const pages: MeasuredPage[] = paths.flatMap((path) =>
      sites.map(({ name, url, browserFlags }) => ({
        label: `${path} ${name}`,
        url: url + path,
        browserFlags,
      })),
    )
    if (peer !== undefined) pages.push({ label: peer, url: peer, browserFlags: [] })
    await printLighthouse(pages, runs, 'devtools')
    await printLighthouse(pages, runs, 'simulate')
  }
}
// The servers that were started for this would keep the program alive.
process.exit()
