import type { LinkTarget } from '../site/routes'

/** A link within a sentence of a legal page. */
export type LegalLink =
  | { readonly label: string; readonly to: LinkTarget }
  | { readonly label: string; readonly href: string }

/** A paragraph: one text, or pieces of text with links between them. */
export type LegalParagraph = string | readonly (string | LegalLink)[]

/** A line of a list; the term in front of it is set bold. */
export interface LegalListItem {
  readonly term: string
  readonly text: string
}

export interface LegalSection {
  /** The section's address within the page. */
  readonly id: string
  readonly title: string
  /** The section in one sentence, for the overview at the top. */
  readonly short: string
  readonly parts: readonly (LegalParagraph | { readonly list: readonly LegalListItem[] })[]
}

/** A legal page. Sections are numbered in their order. */
export interface LegalDocumentContent {
  readonly title: string
  readonly effective: { readonly iso: string; readonly text: string }
  readonly lead: string
  readonly sections: readonly LegalSection[]
}
