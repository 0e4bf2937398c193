import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import { untilHydrated } from './visit'

/** What a page loads when nobody touches it, in bytes as the host sends them (brotli where it helps). */
export interface PageWeight {
  readonly html: number
  readonly fonts: number
  readonly scripts: number
  /** All of the above, and images and what else the page itself asks for. */
  readonly everything: number
}

/** The file behind an address of the site, as the host finds it. */
async function sizeOf(siteDir: string, pathname: string): Promise<number> {
  const bare = pathname === '/' ? '/index' : pathname
  for (const file of [`${bare}.html.br`, `${bare}.br`, bare]) {
    const found = await stat(path.join(siteDir, file)).catch(() => undefined)
    if (found?.isFile()) return found.size
  }
  // The host answers everything else with the not-found page.
  return (await readFile(path.join(siteDir, '404.html.br'))).length
}

/**
 * Opens a page and weighs what it loads until the network is quiet, React and what it fetches ahead
 * included. Frames and other hosts are the partners' and do not count.
 */
export async function weighPage(page: Page, url: string, siteDir: string): Promise<PageWeight> {
  const { origin } = new URL(url)
  const requests: Request[] = []
  page.on('request', (request) => {
    const isOwn = new URL(request.url()).origin === origin
    if (isOwn && request.frame() === page.mainFrame()) requests.push(request)
  })
  await page.goto(url)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')

  const weight = { html: 0, fonts: 0, scripts: 0, everything: 0 }
  const kinds: Readonly<Record<string, 'html' | 'fonts' | 'scripts'>> = {
    document: 'html',
    font: 'fonts',
    script: 'scripts',
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
