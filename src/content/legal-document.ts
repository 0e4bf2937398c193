import type { LinkTarget } from '../site/routes'

/** A link within a sentence of a legal page. */
type LegalLink =
  | { readonly label: string; readonly to: LinkTarget }
  | { readonly label: string; readonly href: string }

/** A paragraph: one text, or pieces of text with links between them. */
type LegalParagraph = string | readonly (string | LegalLink)[]

/** A line of a list. The term before it is bold. */
interface LegalListItem {
  readonly term: string
  readonly text: string
}

/** A section of a legal page, under a numbered heading. */
export interface LegalSection {
  /** The section's anchor. */
  readonly id: string
  readonly title: string
  /** The section in one sentence, for the overview at the top. */
  readonly short: string
  readonly parts: readonly (LegalParagraph | { readonly list: readonly LegalListItem[] })[]
}

/** Texts around every legal page. */
export const legalFrame = {
  /** Label before the date. */
  effective: 'Effective date:',
  /** Label before the date of the last change. */
  updated: 'Updated:',
  overview: 'In short',
  overviewNote: 'This overview helps you find your way. The full text below is what binds us both.',
} as const

/** A legal page. Sections are numbered in order. */
export interface LegalDocumentContent {
  readonly title: string
  readonly effective: { readonly iso: string; readonly text: string }
  /** The day of the last change. */
  readonly updated: { readonly iso: string; readonly text: string }
  readonly lead: string
  readonly sections: readonly LegalSection[]
}
