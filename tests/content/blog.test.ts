import { describe, expect, test } from 'vitest'
import { loadArticle } from '../../src/content/article-modules'
import { CANONICAL_ARTICLES } from '../../src/site/article-links'
import { formatBody } from '../../src/site/blog-body'
import { BLOG_INDEX, publicationDate } from '../../src/site/blog-index'
import { BLOG_SLUGS } from '../../src/site/blog-slugs'
import { company } from '../../src/site/company'

const articles = await Promise.all(
  BLOG_SLUGS.map(async (slug) => ({ slug, article: await loadArticle(slug) })),
)
const own = articles.filter(({ slug }) => CANONICAL_ARTICLES.includes(slug))
const linesOf = (content: string) => formatBody(content).flat()

test('twenty posts are of April 15, 2025, ten for each town (spec section 2.12)', () => {
  const first = BLOG_SLUGS.filter((slug) => publicationDate(slug).iso === '2025-04-15')
  expect(first).toHaveLength(20)
  expect(new Set(first).size).toBe(20)
  expect(first.map((slug) => publicationDate(slug).text)).toContain('April 15, 2025')
  expect(first.filter((slug) => BLOG_INDEX[slug].city === 'frisco')).toHaveLength(10)
})

test('the town of a post is the one in its address', () => {
  for (const slug of BLOG_SLUGS) expect(slug.endsWith(`-${BLOG_INDEX[slug].city}`)).toBe(true)
})

test('the two Google PPC addresses share one text, and all others have their own', () => {
  expect(new Set(articles.map(({ article }) => article.content)).size).toBe(BLOG_SLUGS.length - 1)
})

test('no two articles share a paragraph', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const { slug, article } of own) {
    for (const line of linesOf(article.content)) {
      if (line.kind !== 'paragraph' || line.text.length < 60) continue
      if (seen.has(line.text)) shared.push(`${seen.get(line.text)} and ${slug}: ${line.text}`)
      seen.set(line.text, slug)
    }
  }
  expect(shared).toEqual([])
})

describe.each(own)('$slug', ({ slug, article }) => {
  test('has 600 words or more', () => {
    expect(article.content.split(/\s+/).length).toBeGreaterThanOrEqual(600)
  })

  test('names the town it is written for', () => {
    const { title, city } = BLOG_INDEX[slug]
    expect(title + article.content).toContain(company.cities[city])
  })

  test('begins with a paragraph and has sub-headings with text', () => {
    const lines = linesOf(article.content)
    const headings = lines.filter((line) => line.kind === 'subheading')
    expect(lines[0]?.kind).toBe('paragraph')
    expect(headings.length).toBeGreaterThanOrEqual(4)
    expect(headings.every(({ text }) => text.length > 3)).toBe(true)
  })

  test('has no line that white space would turn into a break', () => {
    expect(linesOf(article.content).filter(({ kind }) => kind === 'break')).toEqual([])
  })

  test('describes its picture and fills its contact card', () => {
    expect(article.subtitle.length).toBeGreaterThan(20)
    expect(article.imageAlt.length).toBeGreaterThan(20)
    expect(article.contact.tagline.length).toBeGreaterThan(20)
    expect(article.contact.services.length).toBeGreaterThanOrEqual(3)
  })

  test('holds no placeholder', () => {
    expect(
      article.content.match(
        /\b(?:[Ll]orem|ipsum|[Pp]laceholder|undefined|NaN|TBD|TODO)\b|\[[^\]]*\]/,
      ),
    ).toBeNull()
  })
})
