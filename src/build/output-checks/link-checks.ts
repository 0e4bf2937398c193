import { faultIf, fileAt, textOf, type Fault, type OutputSite } from './output-site'
import { attributeValues, metaContent, type PageSource } from './read-page'

/** Answered by the function, not by a file. */
const FUNCTION_PATH = '/api/'

const sources = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')

/** Everything that a page points to: links, images, drawings, scripts, styles, its social card. */
function targetsOf(page: PageSource): string[] {
  return [
    ...['a', 'link', 'use'].flatMap((element) => attributeValues(page, element, 'href')),
    ...['img', 'script', 'video', 'source', 'track'].flatMap((element) =>
      attributeValues(page, element, 'src'),
    ),
    ...['img', 'source'].flatMap((element) =>
      attributeValues(page, element, 'srcset').flatMap(sources),
    ),
    ...attributeValues(page, 'video', 'poster'),
    metaContent(page, 'og:image') ?? [],
  ].flat()
}

/** Whether an anchor stands on a page, or a referenced shape in a drawing. */
function hasId(site: OutputSite, file: string, address: string, id: string): boolean {
  return file.endsWith('.svg')
    ? textOf(site.files.get(file)).includes(`id="${id}"`)
    : (site.pages.get(address)?.ids.has(id) ?? false)
}

function targetFault(target: string, from: string, site: OutputSite): readonly Fault[] {
  if (!URL.canParse(target, site.siteUrl + from)) return [`${target} is no address`]
  const url = new URL(target, site.siteUrl + from)
  if (url.origin !== new URL(site.siteUrl).origin || url.pathname.startsWith(FUNCTION_PATH))
    return []
  const file = fileAt(site.files, decodeURIComponent(url.pathname))
  if (file === undefined) return [`${target} leads nowhere`]
  const id = decodeURIComponent(url.hash.slice(1))
  const found = id === '' || hasId(site, file, url.pathname, id)
  return faultIf(!found, `${target}: there is no such place`)
}

/** Faults of internal links: every target is a file of the output, and every anchor an id in it. */
export function linkFaults(site: OutputSite): Fault[] {
  return [...site.pages].flatMap(([address, page]) =>
    [...new Set(targetsOf(page))]
      .flatMap((target) => targetFault(target, address, site))
      .map((fault) => `${address}: ${fault}`),
  )
}
