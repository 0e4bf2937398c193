// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadHead } from '../../src/app/pages'
import { usePageViews } from '../../src/app/use-page-views'
import { useRouteChange } from '../../src/app/use-route-change'
import { trackPageView } from '../../src/browser/analytics'
import { documentTitle } from '../../src/site/head'
import { routeHead } from '../../src/content/page-table'
import { lateValue } from '../support/late-value'
import { takeErrors } from '../support/take-errors'

vi.mock(import('../../src/app/pages'))
vi.mock(import('../../src/browser/analytics'))

function Page() {
  const location = useLocation()
  useRouteChange(location)
  usePageViews(location)
  return (
    <main tabIndex={-1}>
      <Link to="/about">About</Link>
      <Link to="/blog?a=1">Blog</Link>
    </main>
  )
}

/** The views so far, with their titles once these are known. */
const views = async () =>
  Promise.all(
    vi.mocked(trackPageView).mock.calls.map(async ([{ path, title }]) => [path, await title]),
  )

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>())
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>,
  )
})

const follow = async (name: string) => userEvent.click(screen.getByRole('link', { name }))

test('pages are views in the order of the navigations, each with its own title, however late', async () => {
  const late = lateValue<void>()
  vi.mocked(loadHead).mockImplementation(async (path) =>
    path === '/about' ? late.promise.then(() => routeHead('about')) : routeHead('blog'),
  )
  await follow('About')
  await follow('Blog')
  await expect.poll(() => document.title).toBe(documentTitle(routeHead('blog')))
  late.resolve()
  expect(await views()).toEqual([
    ['/about', documentTitle(routeHead('about'))],
    ['/blog?a=1', documentTitle(routeHead('blog'))],
  ])
  expect(document.title).toBe(documentTitle(routeHead('blog')))
})

test('a page whose head cannot be loaded is a page view all the same', async () => {
  vi.mocked(loadHead).mockRejectedValue(new Error('offline'))
  await follow('About')
  expect(await views()).toEqual([['/about', document.title]])
  expect(takeErrors()).toHaveLength(1)
})
