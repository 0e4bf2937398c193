import type { HTMLElement } from 'node-html-parser'
import { fileAt, metaContent, type Fault, type OutputSite } from './output-site'

/** Answered by the function, not by a file. */
const FUNCTION_PATH = '/api/'

/** The attributes by which a page points to something. */
const REFERENCES = ['href', 'src', 'poster'] as const

/** Everything that a page points to: links, images, scripts, styles, its social card. */
function targetsOf(page: HTMLElement): Set<string> {
  const targets = REFERENCES.flatMap((name) =>
    page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  )
  for (const element of page.querySelectorAll('[srcset]')) {
    const candidates = (element.getAttribute('srcset') ?? '').split(',')
    targets.push(...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''))
  }
  return new Set([...targets, metaContent(page, 'og:image') ?? ''])
}

function targetFault(target: string, from: string, site: OutputSite): Fault | undefined {
  if (!URL.canParse(target, site.siteUrl + from)) return `${target} is no address`
  const url = new URL(target, site.siteUrl + from)
  if (url.origin !== new URL(site.siteUrl).origin || url.pathname.startsWith(FUNCTION_PATH)) {
    return undefined
  }
  if (fileAt(site.files, decodeURIComponent(url.pathname)) === undefined) {
    return `${target} leads nowhere`
  }
  const id = decodeURIComponent(url.hash.slice(1))
  const isThere = id === '' || site.pages.get(url.pathname)?.getElementById(id)
  return isThere ? undefined : `${target}: there is no such place`
}

/** Faults of internal links: every target is a file of the output, and every anchor an id in it. */
export function linkFaults(site: OutputSite): Fault[] {
  return [...site.pages].flatMap(([address, page]) =>
    [...targetsOf(page)].flatMap((target) => {
      const fault = targetFault(target, address, site)
      return fault === undefined ? [] : [`${address}: ${fault}`]
    }),
  )
}
