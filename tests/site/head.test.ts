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
