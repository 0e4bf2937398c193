import { expect, test } from 'vitest'
import { company, siteUrl } from '../../src/site/company'
import { allPaths, findPage, pageHead } from '../../src/node/prerender/find-page'
import { documentHead, documentTitle, socialCardPath, type PageHead } from '../../src/site/head'
import { NOT_FOUND_PATH, routeHead } from '../../src/content/page-table'
import { isServicePage, ROUTE_IDS } from '../../src/site/routes'

test("the agency's name is added to a title that does not end with it", () => {
  expect(documentTitle(routeHead('privacy'))).toBe(`Privacy Policy | ${company.name}`)
  const title = `The people behind ${company.name}`
  expect(documentTitle({ ...routeHead('about'), title })).toBe(title)
})

test.each(allPaths())("the title of %s says the agency's name once, at its end", (path) => {
  const { title } = documentHead(pageHead(findPage(path)))
  expect(title.split(company.name)).toEqual([expect.any(String), ''])
})

/** The bounds of an article's description too. Search engines cut longer ones off. */
const DESCRIPTION_CHARACTERS = { min: 110, max: 160 } as const

test('every description that search engines show has 110 to 160 characters', () => {
  const wrong = allPaths().flatMap((path) => {
    const { description, indexable } = pageHead(findPage(path))
    const { length } = description
    const fits = length >= DESCRIPTION_CHARACTERS.min && length <= DESCRIPTION_CHARACTERS.max
    return fits || !indexable ? [] : [`${path}: ${length} characters`]
  })
  expect(wrong).toEqual([])
})

const robotsOf = (path: string) =>
  documentHead(pageHead(findPage(path)))
    .tags.filter(({ attributes }) => attributes['name'] === 'robots')
    .map(({ attributes }) => attributes['content'])

test('pages may be indexed', () => {
  expect(robotsOf('/platform')).toEqual(['index, follow'])
})

test.each(['/subscription-success', '/booking-success', '/no-such-page'])(
  'search engines are asked not to index %s',
  (path) => {
    expect(robotsOf(path)).toEqual(['noindex, follow'])
  },
)

const heads = [...allPaths(), NOT_FOUND_PATH].map((path) => pageHead(findPage(path)))

test('every page has a title, a description and the address of its social card', () => {
  for (const head of heads) {
    expect(head.title).not.toBe('')
    expect(head.description).not.toBe('')
    const content = `${siteUrl}${socialCardPath(head.path)}`
    const attributes = { property: 'og:image', content }
    expect(documentHead(head).tags).toContainEqual({ tag: 'meta', attributes })
  }
})

test('no two pages have the same title or description, but a second address of an article', () => {
  const own = heads.filter(({ path, canonicalPath }) => path === canonicalPath)
  for (const texts of [own.map(({ title }) => title), own.map((head) => head.description)]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
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
    expect(pageHead(findPage(path)).canonicalPath).toBe(path)
  }
  for (const head of heads.filter(({ indexable }) => !indexable)) {
    expect(canonicalOf(head)).toEqual([])
  }
})

test('the home page, the platform and every service have keywords', () => {
  const sold = ROUTE_IDS.filter(isServicePage)
  for (const id of ['home', 'platform', 'services', ...sold] as const) {
    const content = expect.stringMatching(/, /)
    expect(documentHead(routeHead(id)).tags).toContainEqual({
      tag: 'meta',
      attributes: { name: 'keywords', content },
    })
  }
})
