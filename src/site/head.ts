import { company, siteUrl } from './company'
import { palette } from './palette'
import { SITE_FILES, SITE_ICONS, SOCIAL_CARD } from './site-files'

/** The longest title, without the agency's name at its end, which a search engine may cut off. */
export const TITLE_MAX_CHARACTERS = 40

/** Search engines replace shorter descriptions and cut longer ones. */
export const DESCRIPTION_CHARACTERS = { min: 110, max: 160 } as const

/** The head data of a page. Paths are relative to the site. */
export interface PageHead {
  /** Without the agency's name, which `documentTitle` adds. */
  readonly title: string
  readonly description: string
  readonly path: string
  /** Differs from `path` for the second URL of an article. */
  readonly canonicalPath: string
  readonly indexable: boolean
  readonly type: 'website' | 'article'
  readonly keywords?: string
  /** Articles name the city they are written for. */
  readonly placename?: string
}

/** An element of the document's head other than the title. */
export interface HeadElement {
  readonly tag: 'link' | 'meta'
  readonly attributes: Readonly<Record<string, string>>
}

export interface DocumentHead {
  readonly title: string
  readonly tags: readonly HeadElement[]
}

/** The path of a page's social card. */
export function socialCardPath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`
}

const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes })

/** Meta elements from names and contents. Open Graph uses `property` instead of `name`. */
const metas = (contents: Readonly<Record<string, string>>) =>
  Object.entries(contents).map(([name, content]): HeadElement => {
    const attribute = name.startsWith('og:') ? 'property' : 'name'
    return { tag: 'meta', attributes: { [attribute]: name, content } }
  })

/** The document title: the page's title and, unless it contains it already, the agency's name. */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  return title.endsWith(company.name) ? title : `${title} | ${company.name}`
}

/** The head of a page. The build prints it, and a navigation in the browser applies it. */
export function documentHead(head: PageHead): DocumentHead {
  const { description, indexable, path, canonicalPath, type, keywords, placename } = head
  const title = documentTitle(head)
  const url = siteUrl + canonicalPath
  const card = siteUrl + socialCardPath(path)
  const tags = metas({
    description,
    robots: indexable ? 'index, follow' : 'noindex, follow',
    'og:site_name': company.name,
    'og:locale': 'en_US',
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:image': card,
    'og:image:width': String(SOCIAL_CARD.width),
    'og:image:height': String(SOCIAL_CARD.height),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': card,
    ...(placename && { 'geo.region': `US-${company.state}`, 'geo.placename': placename }),
    ...(keywords && { keywords }),
    // A page that must not be indexed has no canonical URL.
    ...(indexable && { 'og:url': url }),
  })
  if (indexable) tags.push(link({ rel: 'canonical', href: url }))
  return { title, tags }
}

/** Icons, manifest, feed and theme color: the same on every page. */
export function siteHead(): readonly HeadElement[] {
  const feed = {
    href: SITE_FILES.feed,
    type: 'application/rss+xml',
    title: `${company.name}: Blog`,
  }
  return [
    ...metas({ 'theme-color': palette.limestone }),
    link({ rel: 'icon', href: SITE_ICONS.vector, type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: SITE_ICONS.touch }),
    link({ rel: 'manifest', href: SITE_FILES.manifest }),
    link({ rel: 'alternate', ...feed }),
  ]
}
