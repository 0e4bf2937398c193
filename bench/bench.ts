import { parseArgs } from 'node:util'
import { ARTICLE_PATH } from '../e2e/support/pages'
import { pathTo } from '../src/site/routes'
import { printBuildTimes } from './builds'
import { printFirstPaint } from './first-paint'
import { printInteractions } from './interactions'
import { printLighthouse, type MeasuredPage } from './lighthouse'
import { ONE_HEADING_PATH, serveSites } from './served-site'
import { printWeights } from './weights'

/**
 * `npm run bench`: page weights, Lighthouse, interactions, build times, of the site with analytics and
 * without. Options after `--`: `--only=weights` (or first-paint, lighthouse, interactions, builds),
 * `--routes=/,/platform`, `--runs=5`, `--peer=https://…` (a page of another site, measured in between).
 * Nothing here fails: tests hold what is deterministic, and times are for eyes.
 */
const DEFAULT_PATHS = [pathTo('home'), pathTo('platform'), pathTo('services'), ARTICLE_PATH]

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
  if (isWanted('first-paint')) for (const site of sites) await printFirstPaint(site, paths, runs)
  if (isWanted('interactions')) for (const site of sites) await printInteractions(site, runs)
  if (isWanted('lighthouse')) {
    const pages: MeasuredPage[] = paths.flatMap((path) =>
      sites.map(({ name, url, browserFlags }) => ({
        label: `${path} ${name}`,
        url: url + path,
        browserFlags,
      })),
    )
    const [first] = sites
    if (first !== undefined) {
      const { url, browserFlags } = first
      pages.unshift({ label: 'one heading', url: url + ONE_HEADING_PATH, browserFlags })
    }
    if (peer !== undefined) pages.push({ label: peer, url: peer, browserFlags: [] })
    await printLighthouse(pages, runs, 'devtools')
    await printLighthouse(pages, runs, 'simulate')
  }
}
// The servers that were started for this would keep the program alive.
process.exit()
