import { company, type City } from './company'
import type { PageHead } from './head'
import { pathTo, type RouteId } from './routes'

// The types that src/node/articles compiles the files of src/content/blog to.

/** Article topics, each with the page that sells the service. */
export const TOPIC_PAGES = {
  'Sales pipeline management': 'platform',
  'Marketing platform': 'platform',
  'CRM lead management': 'platform',
  'Full stack development': 'fullStack',
  'Online course creation': 'onlineCourseCreation',
  'SEO services': 'seo',
  'Funnel building': 'website',
  'Website development': 'website',
  'Google PPC': 'searchMarketing',
  'Social media advertising': 'socialMedia',
} as const satisfies Readonly<Record<string, RouteId>>

/** A piece of running text: plain, bold, or a link to a page (`/services/seo`) or another site. */
export type Inline =
  string | { readonly bold: string } | { readonly text: string; readonly href: string }

export type RichText = readonly Inline[]

/** A line of a list. Its label is the text before the first colon. */
export interface ListItem {
  readonly label?: string
  readonly text: RichText
}

export interface BodyTable {
  readonly kind: 'table'
  readonly header: readonly RichText[]
  readonly rows: readonly (readonly RichText[])[]
  /** Which columns contain only numbers, which no line break may split. */
  readonly numericColumns: readonly boolean[]
}

/** What is under a sub-heading. */
export type BodyPart =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly labeled: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'checklist'; readonly items: readonly RichText[] }
  | BodyTable

export interface BodyHeading {
  /** Target of links: the text in lowercase letters, digits and hyphens. */
  readonly id: string
  readonly text: string
  /** A calculation is in a tinted box. */
  readonly isCalculation: boolean
}

export interface BodySection {
  /** Undefined before the first sub-heading. */
  readonly heading?: BodyHeading
  readonly parts: readonly BodyPart[]
}

/** The colors of the drawn covers. */
export const COVER_COLORS = ['prairie-dark', 'wheat', 'limestone-2', 'soil'] as const

const PATTERNS = ['skein', 'pinch', 'dots', 'field', 'rope', 'ribbon', 'waves', 'ranks'] as const

/** The drawn covers, 1200 x 480: files of src/assets/drawings/covers. */
export const COVER_NAMES = COVER_COLORS.flatMap((color) =>
  PATTERNS.map((pattern) => `${color}-${pattern}` as const),
)

export type CoverColor = (typeof COVER_COLORS)[number]
export type CoverName = (typeof COVER_NAMES)[number]

/** A card of the blog index. An article with two slugs has two cards. */
export interface ArticleCard {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly city: City
  /** The days on which it was published and last changed, as 2026-01-31. */
  readonly published: string
  readonly updated?: string
  /** Photo id at the stock-photo host, shown over the cover. */
  readonly photo?: string
  readonly cover: CoverName
}

/** An article's metadata: what its head, its structured data, the feed and the index need. */
export interface ArticleMeta extends ArticleCard {
  readonly subtitle: string
  /** For search engines: one or two sentences. */
  readonly description: string
  readonly keywords: readonly string[]
  readonly topic: keyof typeof TOPIC_PAGES
  /** The date on which its facts were last checked. */
  readonly reviewed: string
  /** Its author; undefined means the agency's team. */
  readonly author?: string
  /** Whether its labeled lines are numbered from the first list to the last. */
  readonly numbered?: boolean
  /** The works that it relies on. */
  readonly sources: readonly {
    readonly title: string
    readonly publisher: string
    readonly year: number
    readonly url: string
  }[]
  /** Other slugs that show the same article; `slug` is the canonical one. */
  readonly also: readonly string[]
}

/** An article with everything that its page shows. */
export interface Article extends ArticleMeta {
  readonly imageAlt?: string
  /** The drawn figure, src/assets/figures/<slug>.svg; `alt` is its text alternative. */
  readonly figure?: { readonly alt: string; readonly caption: string }
  readonly contact: { readonly tagline?: string; readonly services?: readonly string[] }
  readonly sections: readonly BodySection[]
  readonly related: readonly ArticleCard[]
}

/** The head data of an article at one of its slugs. */
export function articleHead(
  { slug, title, description, keywords, city }: ArticleMeta,
  shownSlug: string,
): PageHead {
  return {
    title,
    description,
    keywords: keywords.join(', '),
    path: pathTo({ article: shownSlug }),
    canonicalPath: pathTo({ article: slug }),
    indexable: true,
    type: 'article',
    placename: `${company.cities[city]}, Texas`,
  }
}
