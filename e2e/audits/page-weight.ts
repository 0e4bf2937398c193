import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { untilHydrated } from '../support/visit'

/** What a page loads before anybody touches it, in bytes as a common host sends them. */
export interface PageWeight {
  readonly html: number
  readonly fonts: number
  readonly scripts: number
  /** Drawings, figures and covers; photos come from another host. */
  readonly images: number
  /** All of the above, plus everything else that the page itself requests. */
  readonly everything: number
}

/** Hosts that compress on the fly commonly use brotli between 4 and 6. */
const BROTLI_QUALITY = 5

const COMPRESSED = /\.(?:html|css|js|svg|json|xml|txt|webmanifest|vtt)$/

/** The file that the host serves for an address; the not-found page for everything unknown. */
async function fileOf(siteDir: string, pathname: string): Promise<[string, Buffer]> {
  const bare = pathname === '/' ? '/index' : pathname
  for (const name of [`${bare}.html`, bare]) {
    const content = await readFile(path.join(siteDir, name)).catch(() => undefined)
    if (content !== undefined) return [name, content]
  }
  return ['/404.html', await readFile(path.join(siteDir, '404.html'))]
}

/** The size of an address's reply body. */
async function sizeOf(siteDir: string, pathname: string): Promise<number> {
  const [name, content] = await fileOf(siteDir, pathname)
  if (!COMPRESSED.test(name)) return content.length
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return brotliCompressSync(content, { params }).length
}

/**
 * Records what a page requests from now on. The returned function adds up the sizes. Frames and other
 * hosts belong to partners and do not count.
 */
export function watchWeight(
  page: Page,
  origin: string,
  siteDir: string,
): () => Promise<PageWeight> {
  const requests: Request[] = []
  page.on('request', (request) => {
    const isOwn = new URL(request.url()).origin === origin
    if (isOwn && request.frame() === page.mainFrame()) requests.push(request)
  })
  return async () => {
    const weight = { html: 0, fonts: 0, scripts: 0, images: 0, everything: 0 }
    const kinds: Readonly<Record<string, 'html' | 'fonts' | 'scripts' | 'images'>> = {
      document: 'html',
      font: 'fonts',
      script: 'scripts',
      image: 'images',
    }
    const addresses = new Map(requests.map((request) => [request.url(), request.resourceType()]))
    for (const [address, type] of addresses) {
      const size = await sizeOf(siteDir, new URL(address).pathname)
      const kind = kinds[type]
      if (kind !== undefined) weight[kind] += size
      weight.everything += size
    }
    return weight
  }
}

/** Opens a page and weighs what it loads until the network is quiet. */
export async function weighPage(page: Page, url: string, siteDir: string): Promise<PageWeight> {
  const weigh = watchWeight(page, new URL(url).origin, siteDir)
  await page.goto(url)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  return weigh()
}

const KILOBYTE = 1000

/**
 * The most that a page may load, with analytics configured: 15 % above the heaviest page of 2026-11-24
 * (platform's HTML 22.6 kB, the success page's scripts 105.4 kB, the blog's images 36.9 kB and 184.5 kB in
 * all), so that copy can grow. `npm run bench` prints today's weights.
 */
export const PAGE_BUDGET: PageWeight = {
  html: 26 * KILOBYTE,
  fonts: 39 * KILOBYTE,
  scripts: 121 * KILOBYTE,
  images: 43 * KILOBYTE,
  everything: 212 * KILOBYTE,
}

/** The most that the images of a page may weigh once a visitor has scrolled to its end. */
export const MAX_IMAGE_BYTES = 200 * KILOBYTE

/** Names every part of a page that is over budget. */
export function weightFaults(weight: PageWeight): string[] {
  if (weight.html === 0) return ['nothing was weighed']
  const parts = ['html', 'fonts', 'scripts', 'images', 'everything'] as const
  return parts.flatMap((part) =>
    weight[part] > PAGE_BUDGET[part]
      ? [`${part}: ${weight[part]} bytes, allowed ${PAGE_BUDGET[part]}`]
      : [],
  )
}
