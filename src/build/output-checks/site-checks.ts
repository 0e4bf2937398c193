import { SITE_FILES } from '../../site/site-files'
import { SOCIAL_CARD, SOCIAL_CARD_MAX_BYTES } from '../../site/social-card-size'
import { canonicalOf, isIndexable } from './page-checks'
import { faultIf, fileAt, textOf, type Fault, type OutputSite } from './output-site'
import { metaContent, type PageSource } from './read-page'

function repeated(
  site: OutputSite,
  what: string,
  valueOf: (page: PageSource) => string | undefined,
) {
  const pages = new Map<string, string[]>()
  for (const [address, page] of site.pages) {
    const value = valueOf(page)
    if (value !== undefined) pages.set(value, [...(pages.get(value) ?? []), address])
  }
  return [...pages]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([value, addresses]): Fault => `${addresses.join(', ')}: the same ${what} "${value}"`)
}

function indexablePages(site: OutputSite): (readonly [address: string, canonical: string])[] {
  return [...site.pages]
    .filter(([, page]) => isIndexable(page))
    .map(([address, page]) => [address, canonicalOf(page) ?? ''] as const)
}

/** A canonical address is the page's own, or that of a page which names itself. */
function canonicalFaults(site: OutputSite): Fault[] {
  const own = new Set(
    indexablePages(site)
      .filter(([address, canonical]) => canonical === site.siteUrl + address)
      .map(([, canonical]) => canonical),
  )
  return indexablePages(site)
    .filter(([, canonical]) => !own.has(canonical))
    .map(([address, canonical]) => `${address}: ${canonical} is not canonical for itself`)
}

function sitemapFaults(site: OutputSite): Fault[] {
  const xml = textOf(site.files.get(SITE_FILES.sitemap))
  const listed = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = '']) => location)
  const wanted = new Set(indexablePages(site).map(([, canonical]) => canonical))
  return [
    ...[...wanted].filter((address) => !listed.includes(address)).map((a) => `misses ${a}`),
    ...listed
      .filter((address) => !wanted.has(address))
      .map((a) => `lists ${a}, which is not to be indexed`),
    ...(new Set(listed).size === listed.length ? [] : ['lists an address twice']),
  ].map((fault) => `${SITE_FILES.sitemap}: ${fault}`)
}

/** Width and height stand at fixed places of a PNG (w3.org/TR/png, IHDR). */
function pngSize(
  content: Uint8Array,
): { readonly width: number; readonly height: number } | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  if (content.length < 24 || view.getUint32(0) !== 0x89504e47) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function cardFaults(site: OutputSite): Fault[] {
  return [...site.pages].flatMap(([address, page]): Fault[] => {
    const card = metaContent(page, 'og:image')
    if (card === undefined) return [`${address}: no social card`]
    const file = fileAt(site.files, card.replace(site.siteUrl, ''))
    const content = file === undefined ? undefined : site.files.get(file)
    if (content === undefined) return [`${address}: the social card ${card} is missing`]
    const size = pngSize(content)
    const fits = size?.width === SOCIAL_CARD.width && size.height === SOCIAL_CARD.height
    return [
      faultIf(!fits, `${card} is no PNG of ${SOCIAL_CARD.width} x ${SOCIAL_CARD.height}`),
      faultIf(content.length > SOCIAL_CARD_MAX_BYTES, `${card} has ${content.length} bytes`),
    ].flat()
  })
}

/** Faults across pages: repeated titles and descriptions, canonical addresses, sitemap, cards. */
export function siteFaults(site: OutputSite): Fault[] {
  return [
    ...repeated(site, 'title', ({ title }) => title),
    ...repeated(site, 'description', (page) => metaContent(page, 'description')),
    ...canonicalFaults(site),
    ...sitemapFaults(site),
    ...cardFaults(site),
  ]
}
