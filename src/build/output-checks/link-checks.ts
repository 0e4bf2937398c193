import { fileAt, type Fault, type OutputSite } from './output-site'
import { attributeValues, metaContent, type PageSource } from './read-page'

/** Answered by the function, not by a file. */
const FUNCTION_PATH = '/api/'

const sources = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')

/** Everything that a page points to: links, images, scripts, styles, icons, its social card. */
function targetsOf(page: PageSource): string[] {
  return [
    ...['a', 'link'].flatMap((element) => attributeValues(page, element, 'href')),
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

function targetFault(target: string, from: string, site: OutputSite): Fault[] {
  if (!URL.canParse(target, site.siteUrl + from)) return [`${target} is no address`]
  const url = new URL(target, site.siteUrl + from)
  if (url.origin !== new URL(site.siteUrl).origin || url.pathname.startsWith(FUNCTION_PATH))
    return []
  const file = fileAt(site.files, decodeURIComponent(url.pathname))
  if (file === undefined) return [`${target} leads nowhere`]
  const id = decodeURIComponent(url.hash.slice(1))
  const page = site.pages.get(url.pathname)
  return id === '' || page?.ids.has(id) ? [] : [`${target}: there is no such place on the page`]
}

/** Faults of internal links: every target is a file of the output, and every anchor an id in it. */
export function linkFaults(site: OutputSite): Fault[] {
  return [...site.pages].flatMap(([address, page]) =>
    [...new Set(targetsOf(page))]
      .flatMap((target) => targetFault(target, address, site))
      .map((fault) => `${address}: ${fault}`),
  )
}
