/**
 * What an article says. Title, date, excerpt and photo stand in src/site/blog-index.ts, because the
 * index shows them without loading the article.
 */
export interface BlogArticle {
  readonly subtitle: string
  readonly imageAlt: string
  /**
   * The body in the format of spec section 5: blocks parted by blank lines, lines within blocks.
   * A line that starts with one of the sub-heading emoji is a sub-heading.
   */
  readonly content: string
  /** The contact card beside the article: one line, and the services it names. */
  readonly contact: { readonly tagline: string; readonly services: readonly string[] }
}
