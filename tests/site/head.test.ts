import { expect, test } from 'vitest'
import { company } from '../../src/site/company'
import { allPaths, findPage, pageHead } from '../../src/site/find-page'
import { documentHead, documentTitle } from '../../src/site/head'
import { routeHead } from '../../src/site/pages'

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
  documentHead(pageHead(findPage(path))).tags.flatMap((tag) =>
    tag.tag === 'meta' && tag.name === 'robots' ? [tag.content] : [],
  )

test('pages may be indexed', () => {
  expect(robotsOf('/platform')).toEqual(['index, follow'])
})

test.each(['/subscription-success', '/booking-success', '/no-such-page'])(
  'search engines are asked not to index %s',
  (path) => {
    expect(robotsOf(path)).toEqual(['noindex, follow'])
  },
)
