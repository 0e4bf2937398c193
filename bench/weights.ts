import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/launch-options'
import { weighPage } from '../e2e/support/page-weight'
import { PHONE } from '../e2e/support/visit'
import type { ServedSite } from './served-site'

const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))

/** Prints what every page loads untouched on a phone, in kB as sent. */
export async function printWeights(
  { url, directory }: ServedSite,
  paths: readonly string[],
): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  const rows: Record<string, Record<string, number>> = {}
  for (const path of paths) {
    const context = await browser.newContext({ viewport: PHONE, ignoreHTTPSErrors: true })
    const weight = await weighPage(await context.newPage(), url + path, directory)
    await context.close()
    rows[path] = Object.fromEntries(
      Object.entries(weight).map(([part, bytes]) => [part, kilobytes(bytes)]),
    )
  }
  await browser.close()
  console.warn(
    '\nPage weights in kB, brotli. At most: html 20, fonts 45, scripts 85, everything 160',
  )
  console.warn('(articles and legal pages 130); e2e/support/budgets.ts holds the pages to it.')
  console.table(rows)
}
