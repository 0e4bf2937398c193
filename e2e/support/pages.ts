import { BLOG_FOLDER, readBlog } from '../../src/node/articles/blog'
import { collectFacts } from '../../src/node/articles/facts'
import { pathTo, ROUTES } from '../../src/site/routes'

/** An article; the others come from the same template. */
export const ARTICLE_PATH = pathTo({ article: 'seo-services-frisco' })

/** A path without a page. */
export const UNKNOWN_PATH = '/no-such-page'

/** Every page of the route table, an article, and the page of unknown addresses. */
export const PAGE_PATHS: readonly string[] = [...Object.values(ROUTES), ARTICLE_PATH, UNKNOWN_PATH]

/** Every article by its slug, newest first. */
export const ARTICLE_SLUGS: readonly string[] = readBlog(BLOG_FOLDER, {
  facts: collectFacts({}),
  allowDrafts: false,
}).cards.map(({ slug }) => slug)
