import { company, siteUrl } from './company'
import { palette } from './palette'
import { SITE_FILES, SITE_ICONS, SOCIAL_CARD } from './site-files'

/** What the head of a page says. Paths are relative to the site. */
export interface PageHead {
  /** Without the agency's name, which `documentTitle` adds. */
  readonly title: string
  readonly description: string
  readonly path: string
  /** Another one where an article has two addresses. */
  readonly canonicalPath: string
  readonly indexable: boolean
  readonly type: 'website' | 'article'
  readonly keywords?: readonly string[]
  /** Articles name the town they are written for. */
  readonly placename?: string
}

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
export function documentTitle({ title }: PageHead): string {
  return title.endsWith(company.name) ? title : `${title} | ${company.name}`
}

function articleTags({ placename }: PageHead): HeadTag[] {
  if (placename === undefined) return []
  return [named('geo.region', `US-${company.state}`), named('geo.placename', placename)]
}

/**
 * The head of a page: title, description, robots, canonical, Open Graph and Twitter tags. The build
 * prints it and client navigation applies it; both get a new list each call.
 */
export function documentHead(head: PageHead): DocumentHead {
  const { description, indexable, path, canonicalPath, type, keywords } = head
  const title = documentTitle(head)
  const address = siteUrl + canonicalPath
  const card = siteUrl + socialCardPath(path)
  const tags: HeadTag[] = [
    named('description', description),
    named('robots', indexable ? 'index, follow' : 'noindex, follow'),
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

/** An element of the head that all pages share. */
export interface SiteHeadElement {
  readonly tag: 'link' | 'meta'
  readonly attributes: Readonly<Record<string, string>>
}

const link = (attributes: Record<string, string>): SiteHeadElement => ({ tag: 'link', attributes })

/** Icons, manifest, feed and the color of the browser's frame: the same on every page. */
export function siteHead(): readonly SiteHeadElement[] {
  return [
    { tag: 'meta', attributes: { name: 'theme-color', content: palette.limestone } },
    link({ rel: 'icon', href: SITE_ICONS.vector, type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: SITE_ICONS.touch }),
    link({ rel: 'manifest', href: SITE_FILES.manifest }),
    link({
      rel: 'alternate',
      href: SITE_FILES.feed,
      type: 'application/rss+xml',
      title: `${company.name}: Blog`,
    }),
  ]
}
