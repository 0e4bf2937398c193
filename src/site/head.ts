import { company, siteUrl } from './company'
import type { RouteHead } from './route-heads'
import { SOCIAL_CARD } from './social-card-size'

/** One element of the document's head besides the title. */
export type HeadTag =
  | {
      readonly tag: 'meta'
      readonly key: 'name' | 'property'
      readonly name: string
      readonly content: string
    }
  | { readonly tag: 'link'; readonly rel: string; readonly href: string }

export interface DocumentHead {
  readonly title: string
  readonly tags: readonly HeadTag[]
}

/** Where the social card of a path stands. */
export function socialCardPath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`
}

const named = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: 'name',
  name,
  content,
})
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: 'property',
  name,
  content,
})

/** The title of a document: the page's own and the agency's name, which a title says only once. */
export function documentTitle({ title }: RouteHead): string {
  return title.endsWith(company.name) ? title : `${title} | ${company.name}`
}

function articleTags({ placename }: RouteHead): HeadTag[] {
  if (placename === undefined) return []
  return [named('geo.region', `US-${company.state}`), named('geo.placename', placename)]
}

/** Keeps a page out of every search; the Internet Archive, which is none, may hold it (docs/decisions/0015). */
function robotsTags(indexable: boolean): HeadTag[] {
  if (indexable) return [named('robots', 'index, follow')]
  return [named('robots', 'noindex, follow'), named('archive.org_bot', 'all')]
}

/**
 * The head of a page: title, description, robots, canonical, Open Graph and Twitter tags. The build
 * prints it and client navigation applies it; both get a new list each call.
 */
export function documentHead(head: RouteHead): DocumentHead {
  const { description, indexable, path, canonicalPath, type, keywords } = head
  const title = documentTitle(head)
  const address = siteUrl + canonicalPath
  const card = siteUrl + socialCardPath(path)
  const tags: HeadTag[] = [
    named('description', description),
    ...robotsTags(indexable),
    property('og:site_name', company.name),
    property('og:locale', 'en_US'),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:image', card),
    property('og:image:width', String(SOCIAL_CARD.width)),
    property('og:image:height', String(SOCIAL_CARD.height)),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', card),
    ...articleTags(head),
  ]
  if (keywords !== undefined) tags.push(named('keywords', keywords.join(', ')))
  // A page that is not to be indexed has no preferred address either.
  if (indexable)
    tags.push(property('og:url', address), { tag: 'link', rel: 'canonical', href: address })
  return { title, tags }
}
