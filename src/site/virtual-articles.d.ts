/** Made from the files of src/content/blog by src/node/articles. */
declare module 'virtual:article-cards' {
  /** The cards of the blog index, newest first, one for each slug. */
  export const ARTICLE_CARDS: readonly import('./article').ArticleCard[]
}

declare module 'virtual:article-metadata' {
  /** All articles, newest first. Only src/node imports it, so that no page's code grows with the blog. */
  export const ARTICLES: readonly import('./article').ArticleMeta[]
}

declare module 'virtual:load-article' {
  /** Loads the article at a slug, if there is one. Each article is a module of its own. */
  export function loadArticle(slug: string): Promise<import('./article').Article | undefined>
}
