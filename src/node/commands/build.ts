import { createBuilder } from 'vite'
import { loadEnvFiles } from '../env-files'
import { stop, stopOnMalformedSettings } from '../settings'
import { productionBlocker, publicOrigin } from '../prerender/sample-identity'
import { launchSummary } from './launch-findings'

/**
 * `npm run build`: writes dist, ready for any static host. On Netlify a production build stops while the
 * company is the sample's, and a preview names its own URL in canonical URLs, cards and sitemap.
 */
loadEnvFiles()
stopOnMalformedSettings('production')
const blocker = productionBlocker(process.env)
if (blocker !== undefined) stop(blocker)
process.env.VITE_SITE_URL = publicOrigin(process.env)

const builder = await createBuilder()
await builder.buildApp()
for (const line of launchSummary(process.env)) console.warn(line)
