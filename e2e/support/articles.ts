import { BLOG_FOLDER, readBlog } from '../../src/articles/blog'
import { collectFacts } from '../../src/articles/facts'

/** Every address of the blog by its slug, newest first. */
export const ARTICLE_SLUGS: readonly string[] = readBlog(BLOG_FOLDER, {
  facts: collectFacts({}),
  allowDrafts: false,
}).posts.map(({ slug }) => slug)
