import sharp from 'sharp'
import type { HTMLElement } from 'node-html-parser'
import { SITE_FILES, SOCIAL_CARD, SOCIAL_CARD_MAX_BYTES } from '../../site/site-files'
import { fileAt, metaContent, textOf, type Fault, type OutputSite } from './output-site'

/** Every page has this text, and no two have the same, but a second address of an article. */
function textFaults(
  site: OutputSite,
  what: string,
  textIn: (page: HTMLElement) => string | undefined,
): Fault[] {
  const pages = new Map<string, string>()
  return [...site.pages].flatMap(([address, page]) => {
    const text = textIn(page)
    if (!text) return [`${address}: no ${what}`]
    const [canonical = site.siteUrl + address] = canonicalsOf(page)
    if (canonical !== site.siteUrl + address) return []
    const other = pages.get(text)
    pages.set(text, address)
    return other === undefined ? [] : [`${other}, ${address}: the same ${what} "${text}"`]
  })
}

function canonicalsOf(page: HTMLElement): string[] {
  const links = page.querySelectorAll('link[rel=canonical]')
  return links.map((link) => link.getAttribute('href') ?? '')
}

/** The canonical addresses of the pages that search engines may index, by the pages' own. */
function indexedPages(site: OutputSite): Map<string, readonly string[]> {
  const indexed = [...site.pages].filter(
    ([, page]) => !(metaContent(page, 'robots') ?? '').includes('noindex'),
  )
  return new Map(indexed.map(([address, page]) => [address, canonicalsOf(page)]))
}

/** A page has one canonical address: its own, or that of a page which names itself. */
function canonicalFaults(site: OutputSite): Fault[] {
  const indexed = indexedPages(site)
  const isItself = (canonical: string) =>
    indexed.get(canonical.slice(site.siteUrl.length))?.includes(canonical)
  return [...site.pages].flatMap(([address, page]) => {
    const canonicals = canonicalsOf(page)
    const wanted = indexed.has(address) ? 1 : 0
    if (canonicals.length !== wanted) {
      return [`${address}: ${canonicals.length} canonical addresses where ${wanted} belongs`]
    }
    const others = canonicals.filter((canonical) => !isItself(canonical))
    return others.map((canonical) => `${address}: ${canonical} is not canonical for itself`)
  })
}

/** The sitemap lists each canonical address once, and nothing else. */
function sitemapFaults(site: OutputSite): Fault[] {
  const xml = textOf(site.files.get(SITE_FILES.sitemap))
  const listed = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = '']) => location)
  const wanted = new Set([...indexedPages(site).values()].flat())
  return [
    ...[...wanted].filter((address) => !listed.includes(address)).map((a) => `misses ${a}`),
    ...listed
      .filter((address) => !wanted.has(address))
      .map((address) => `lists ${address}, which is not to be indexed`),
    ...(new Set(listed).size === listed.length ? [] : ['lists an address twice']),
  ].map((fault) => `${SITE_FILES.sitemap}: ${fault}`)
}

async function cardFault(site: OutputSite, page: HTMLElement): Promise<Fault | undefined> {
  const card = metaContent(page, 'og:image')
  if (card === undefined) return 'no social card'
  const content = site.files.get(fileAt(site.files, card.replace(site.siteUrl, '')) ?? '')
  if (content === undefined) return `the social card ${card} is missing`
  if (content.length > SOCIAL_CARD_MAX_BYTES) return `${card} has ${content.length} bytes`
  const { format, width, height } = await sharp(content).metadata()
  const fits = format === 'png' && width === SOCIAL_CARD.width && height === SOCIAL_CARD.height
  return fits ? undefined : `${card} is no PNG of ${SOCIAL_CARD.width} x ${SOCIAL_CARD.height}`
}

async function cardFaults(site: OutputSite): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [address, page] of site.pages) {
    const fault = await cardFault(site, page)
    if (fault !== undefined) faults.push(`${address}: ${fault}`)
  }
  return faults
}

/** Faults of what search engines and link previews read: titles, canonical addresses, cards. */
export async function headFaults(site: OutputSite): Promise<Fault[]> {
  return [
    ...textFaults(site, 'title', (page) => page.querySelector('title')?.text),
    ...textFaults(site, 'description', (page) => metaContent(page, 'description')),
    ...canonicalFaults(site),
    ...sitemapFaults(site),
    ...(await cardFaults(site)),
  ]
}
