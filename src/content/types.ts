import type { LinkTarget } from '../site/routes'

/** The shapes of content that more than one page uses. Sections take them as props. */

/** A question with its answer; the same array feeds the page and its structured data. */
export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

/** A link as content states it: its words, and where in the site it leads. */
export interface LinkContent {
  readonly label: string
  readonly to: LinkTarget
}

/** A call to action, and perhaps a second link beside it as an outline. */
export type CallToActionLinks = readonly [LinkContent, ...LinkContent[]]

/** A price in the first screen: a figure with what it buys. */
export interface HeroPrice {
  /** The amount alone: '$1,200'. */
  readonly figure: string
  /** Stands before the figure: 'From'. */
  readonly before?: string
  /** Follows it: 'a month'. */
  readonly unit: string
  /** What comes on top, in one short sentence. */
  readonly note?: string
}

/** The opening of a service page. */
export interface ServiceHeroContent {
  /** The service's name, after 'Services /' in the breadcrumb. */
  readonly name: string
  readonly title: string
  /** At most 28 words. */
  readonly lead: string
  /** Left out where the price comes after the free call. */
  readonly price?: HeroPrice
  readonly links: CallToActionLinks
}

/** Something with a name and a sentence about it: a feature, a reason, a step of a process. */
export interface NamedText {
  readonly name: string
  readonly text: string
}

/** The last thing a page says. */
export interface ClosingCallContent {
  readonly title: string
  readonly text: string
  readonly links: CallToActionLinks
}
