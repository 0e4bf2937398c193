import { pathTo } from '../../src/site/routes'
import type { PageWeight } from './page-weight'
import { ARTICLE_PATH } from './pages'

const KILOBYTE = 1000

/** The site under test has analytics ids, which a page without them does not pay for. */
const ANALYTICS_BYTES = 2 * KILOBYTE

/**
 * The most that a page may load, in bytes. HTML: little more than one round trip of a new connection.
 * Fonts: two subsets. Scripts: React and its renderer are 58 kB of it. Everything: no more than the
 * fastest static template measured (150 kB), with room for one more drawing.
 */
const PAGE_BUDGET: PageWeight = {
  html: 20 * KILOBYTE,
  fonts: 45 * KILOBYTE,
  scripts: 85 * KILOBYTE + ANALYTICS_BYTES,
  everything: 160 * KILOBYTE + ANALYTICS_BYTES,
}

const EXCEPTIONS: Readonly<Record<string, Partial<PageWeight>>> = {
  // With the headers (1.1 kB) it fits what a new connection carries at once: 14.6 kB (RFC 6928).
  [pathTo('home')]: { html: 13.5 * KILOBYTE },
  // Pages of text alone have less to load.
  [ARTICLE_PATH]: { everything: 130 * KILOBYTE + ANALYTICS_BYTES },
  [pathTo('privacy')]: { everything: 130 * KILOBYTE + ANALYTICS_BYTES },
  [pathTo('terms')]: { everything: 130 * KILOBYTE + ANALYTICS_BYTES },
}

/** The byte budget of a page. */
export function budgetOf(pagePath: string): PageWeight {
  return { ...PAGE_BUDGET, ...EXCEPTIONS[pagePath] }
}
