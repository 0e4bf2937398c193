import { expect, test } from 'vitest'
import { company, siteUrl } from '../../src/site/company'
import { allPaths, pageHead } from '../../src/node/prerender/find-page'
import { documentHead, documentTitle, socialCardPath, type PageHead } from '../../src/site/head'
import { routeHead } from '../../src/content/page-table'
import { NOT_FOUND_PATH } from '../../src/site/routes'

test("the agency's name is added to a title that does not end with it", () => {
  const about = routeHead('about')
  expect(documentTitle(about)).toBe(`${about.title} | ${company.name}`)
  const title = `The people behind ${company.name}`
  expect(documentTitle({ ...about, title })).toBe(title)
})

const robotsOf = (path: string) =>
  documentHead(pageHead(path))
    .tags.filter(({ attributes }) => attributes['name'] === 'robots')
    .map(({ attributes }) => attributes['content'])

test.each(['/subscription-success', '/booking-success', '/no-such-page'])(
  'search engines are asked not to index %s',
  (path) => {
    expect(robotsOf(path)).toEqual(['noindex, follow'])
  },
)

const heads = [...allPaths(), NOT_FOUND_PATH].map((path) => pageHead(path))

test('every page names its social card', () => {
  for (const head of heads) {
    const content = `${siteUrl}${socialCardPath(head.path)}`
    const attributes = { property: 'og:image', content }
    expect(documentHead(head).tags).toContainEqual({ tag: 'meta', attributes })
  }
})

test('a page that may be indexed names one canonical address, which is canonical for itself', () => {
  const indexed = heads.filter(({ indexable }) => indexable)
  const canonicalOf = (head: PageHead) =>
    documentHead(head).tags.filter(({ tag }) => tag === 'link')
  for (const head of indexed) {
    const { path = '' } = indexed.find(({ path }) => path === head.canonicalPath) ?? {}
    expect(canonicalOf(head)).toEqual([
      { tag: 'link', attributes: { rel: 'canonical', href: `${siteUrl}${path}` } },
    ])
    expect(pageHead(path).canonicalPath).toBe(path)
  }
  for (const head of heads.filter(({ indexable }) => !indexable)) {
    expect(canonicalOf(head)).toEqual([])
  }
})
