import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { pathTo } from '../../src/site/routes'
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
 * The most that any page may load, with analytics configured. React is 62 kB of the scripts, and React
 * Router 18 kB, of which its unused forms and fetchers are 7.
 */
export const PAGE_BUDGET: PageWeight = {
  html: 19 * KILOBYTE,
  fonts: 45 * KILOBYTE,
  scripts: 106 * KILOBYTE,
  images: 60 * KILOBYTE,
  everything: 171 * KILOBYTE,
}

/** The most that the images of a page may weigh once a visitor has scrolled to its end. */
export const MAX_IMAGE_BYTES = 200 * KILOBYTE

/** Home holds a worked example and the drawing of its first screen. */
const HOME_HTML = 22 * KILOBYTE

/**
 * The platform's HTML holds the live phone with its four still windows, and the three plans twice, for both
 * billing periods, so that no script is needed.
 */
const PLATFORM_HTML = 27 * KILOBYTE

/**
 * The blog index shows an article's figure on each card. As on 3G, the headless shell loads lazy pictures from
 * 2,500 pixels below the viewport instead of 1,250, which is eight more of them.
 */
const BLOG_EVERYTHING = 186 * KILOBYTE

/** The services page holds eight examples, their strand and the drawing of its first screen. */
const SERVICES_HTML = 21 * KILOBYTE

const BUDGETS: Readonly<Record<string, PageWeight>> = {
  [pathTo('home')]: { ...PAGE_BUDGET, html: HOME_HTML },
  [pathTo('services')]: { ...PAGE_BUDGET, html: SERVICES_HTML },
  [pathTo('platform')]: { ...PAGE_BUDGET, html: PLATFORM_HTML },
  [pathTo('blog')]: { ...PAGE_BUDGET, everything: BLOG_EVERYTHING },
}

/** Names every part of a page that is over budget. */
export function weightFaults(path: string, weight: PageWeight): string[] {
  const budget = BUDGETS[path] ?? PAGE_BUDGET
  if (weight.html === 0) return ['nothing was weighed']
  const parts = ['html', 'fonts', 'scripts', 'images', 'everything'] as const
  return parts.flatMap((part) =>
    weight[part] > budget[part] ? [`${part}: ${weight[part]} bytes, allowed ${budget[part]}`] : [],
  )
}
