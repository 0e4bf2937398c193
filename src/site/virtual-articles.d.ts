/** Made from the files of src/content/blog by src/node/articles. */
declare module 'virtual:blog' {
  /** The cards of the blog index, newest first, one for each slug. */
  export const ARTICLE_CARDS: readonly import('./article').ArticleCard[]
}

declare module 'virtual:articles' {
  /** All articles, newest first. Only src/node imports it, so that no page's code grows with the blog. */
  export const ARTICLES: readonly import('./article').ArticleMeta[]
}

declare module 'virtual:article-loaders' {
  /** Loads the article at each slug. Each module contains one article. */
  export const ARTICLE_LOADERS: ReadonlyMap<string, () => Promise<import('./article').Article>>
}
