import { expect, test } from 'vitest'
import { company } from '../../src/site/company'
import { allPaths, findPage } from '../../src/site/find-page'
import { documentHead, documentTitle } from '../../src/site/head'
import { pageHead } from '../../src/site/page-head'
import { routeHead } from '../../src/site/route-heads'

test("the agency's name is added to a title that does not end with it", () => {
  expect(documentTitle(routeHead('privacy'))).toBe(`Privacy Policy | ${company.name}`)
  expect(documentTitle(routeHead('about'))).toBe(`About the people behind ${company.name}`)
})

test.each(allPaths())("the title of %s says the agency's name once, at its end", (path) => {
  const { title } = documentHead(pageHead(findPage(path)))
  expect(title.split(company.name)).toEqual([expect.any(String), ''])
})

const robotsOf = (path: string) =>
  documentHead(pageHead(findPage(path))).tags.flatMap((tag) =>
    tag.tag === 'meta' && /robots|_bot/.test(tag.name) ? [[tag.name, tag.content]] : [],
  )

test('pages may be indexed', () => {
  expect(robotsOf('/platform')).toEqual([['robots', 'index, follow']])
})

test.each(['/subscription-success', '/booking-success', '/no-such-page'])(
  'no search may index %s, and only the archive may keep it',
  (path) => {
    expect(robotsOf(path)).toEqual([
      ['robots', 'noindex, follow'],
      ['archive.org_bot', 'all'],
    ])
  },
)
