import type { LinkTarget } from '../site/routes'

/** The shapes of content that more than one page uses. Sections take them as props. */

/** A question with its answer, for the page and its structured data. */
export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

/** A link in content: its text and its target on this site. */
export interface LinkContent {
  readonly label: string
  readonly to: LinkTarget
}

/** The main link of a call to action, and others that look quieter. */
export type CallToActionLinks = readonly [LinkContent, ...LinkContent[]]

/** A price in the first screen: a figure and what it includes. */
export interface HeroPrice {
  /** The amount alone: '$1,200'. */
  readonly figure: string
  /** Text before the figure: 'From'. */
  readonly before?: string
  /** Text after it: 'a month'. */
  readonly unit: string
  /** What costs extra, in one short sentence. */
  readonly note?: string | undefined
}

/** The opening of a service page. */
export interface ServiceHeroContent {
  readonly title: string
  /** At most 28 words. */
  readonly lead: string
  readonly links: CallToActionLinks
}

/** Something with a name and a sentence about it: a feature, a reason, a step of a process. */
export interface NamedText {
  readonly name: string
  readonly text: string
}

/** The last call to action of a page. */
export interface ClosingCallContent {
  readonly title: string
  /** A title that is too long for display size. */
  readonly long?: boolean
  readonly text: string
  readonly links: CallToActionLinks
}
