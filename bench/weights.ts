import { chromium } from '@playwright/test'
import { wholeBrowserOptions } from '../e2e/find-browser'
import { PAGE_BUDGET, weighPage, type PageWeight } from '../e2e/audits/page-weight'
import { PHONE } from '../e2e/support/visit'
import type { ServedSite } from './served-site'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Weighs pages untouched on a phone, each in a fresh browser context. */
export async function weighPages(
  { url, directory }: Pick<ServedSite, 'url' | 'directory'>,
  paths: readonly string[],
): Promise<Map<string, PageWeight>> {
  const browser = await chromium.launch(wholeBrowserOptions())
  const weights = new Map<string, PageWeight>()
  for (const path of paths) {
    const context = await browser.newContext({ viewport: PHONE, ignoreHTTPSErrors: true })
    weights.set(path, await weighPage(await context.newPage(), url + path, directory))
    await context.close()
  }
  await browser.close()
  return weights
}

/** Prints what pages load untouched on a phone, in kB as sent, beside the budget. */
export async function printWeights(site: ServedSite, paths: readonly string[]): Promise<void> {
  const rows: Record<string, Record<keyof PageWeight, string>> = {}
  for (const [path, weight] of await weighPages(site, paths)) {
    const besideBudget = (part: keyof PageWeight) =>
      `${kilobytes(weight[part])} of ${kilobytes(PAGE_BUDGET[part])}`
    rows[path] = {
      html: besideBudget('html'),
      fonts: besideBudget('fonts'),
      scripts: besideBudget('scripts'),
      images: besideBudget('images'),
      everything: besideBudget('everything'),
    }
  }
  console.warn(
    `\nPage weights ${site.name}, in kB at brotli quality 5. Vendors' libraries not counted.`,
  )
  console.table(rows)
}
