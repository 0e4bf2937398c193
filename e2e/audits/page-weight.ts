import type { Page, Request } from '@playwright/test'
import { untilHydrated } from '../support/visit'

const KILOBYTE = 1000

/**
 * The most that a page may load before anybody touches it, by type of request, with analytics configured: 15 % above the
 * heaviest page of 2026-11-24 (platform's HTML 22.6 kB, the success page's scripts 105.4 kB, the blog's images 36.9 kB
 * and 184.5 kB in all), so that copy can grow. `npm run bench` prints today's weights.
 */
const PAGE_BUDGET = {
  document: 26 * KILOBYTE,
  font: 39 * KILOBYTE,
  script: 121 * KILOBYTE,
  image: 43 * KILOBYTE,
  everything: 212 * KILOBYTE,
} as const

/** The most that the images of a page may weigh once a visitor has scrolled to its end. */
export const MAX_IMAGE_BYTES = 200 * KILOBYTE

/** Bytes as the server sends them, compressed, by type of request. */
type PageWeight = Readonly<Record<keyof typeof PAGE_BUDGET, number>>

/**
 * Records what a page requests from now on. The returned function adds up the replies. Frames and other hosts belong to
 * partners and do not count.
 */
export function watchWeight(page: Page): () => Promise<PageWeight> {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) requests.push(request)
  })
  return async () => {
    const { origin } = new URL(page.url())
    const weight = { document: 0, font: 0, script: 0, image: 0, everything: 0 }
    for (const request of requests.filter((each) => new URL(each.url()).origin === origin)) {
      const { responseBodySize } = await request.sizes()
      const type = request.resourceType()
      if (type === 'document' || type === 'font' || type === 'script' || type === 'image')
        weight[type] += responseBodySize
      weight.everything += responseBodySize
    }
    return weight
  }
}

/** Opens a page and weighs what it loads until the network is quiet. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const weigh = watchWeight(page)
  await page.goto(url)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  return weigh()
}

/** Names every part of a page that is over budget. */
export function weightFaults(weight: PageWeight): string[] {
  if (weight.document === 0) return ['nothing was weighed']
  const types = ['document', 'font', 'script', 'image', 'everything'] as const
  return types
    .filter((type) => weight[type] > PAGE_BUDGET[type])
    .map((type) => `${type}: ${weight[type]} bytes, allowed ${PAGE_BUDGET[type]}`)
}
