// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SitemapPage } from '../../src/pages/sitemap-page'
import { allPaths, pageHead } from '../../src/node/prerender/find-page'
import { ignoreVisibility } from '../support/ignore-visibility'

ignoreVisibility()

test('the page links to every page that may be indexed and to the files for programs', () => {
  render(<SitemapPage />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const pages = allPaths().filter((path) => pageHead(path).indexable)
  expect(new Set(hrefs)).toEqual(new Set([...pages, '/sitemap.xml', '/rss.xml']))
  expect(hrefs).toHaveLength(pages.length + 2)
})
