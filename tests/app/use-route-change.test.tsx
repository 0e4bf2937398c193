// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadHead } from '../../src/app/pages'
import { useRouteChange } from '../../src/app/use-route-change'
import { trackPageView } from '../../src/browser/analytics'
import { routeHead } from '../../src/site/pages'

vi.mock(import('../../src/app/pages'))
vi.mock(import('../../src/browser/analytics'))

function Page() {
  useRouteChange(useLocation())
  return (
    <main tabIndex={-1}>
      <Link to="/about">About</Link>
      <Link to="/blog">Blog</Link>
    </main>
  )
}

const reportedPaths = () => vi.mocked(trackPageView).mock.calls.map(([{ path }]) => path)

beforeEach(() => {
  vi.mocked(trackPageView).mockClear()
  vi.stubGlobal('scrollTo', vi.fn<() => void>())
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>,
  )
})

afterEach(cleanup)

test('a page that was left before its head had arrived is a page view all the same', async () => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.mocked(loadHead)
    .mockImplementationOnce(async () => late.then(() => routeHead('about')))
    .mockResolvedValueOnce(routeHead('blog'))
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
  arrive()
  await expect.poll(reportedPaths).toEqual(expect.arrayContaining(['/about', '/blog']))
  expect(document.title).toContain(routeHead('blog').title)
})

test('a page whose head cannot be loaded is a page view all the same', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(loadHead).mockRejectedValueOnce(new Error('offline'))
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  await expect.poll(reportedPaths).toEqual(['/about'])
  expect(told).toHaveBeenCalledOnce()
  told.mockClear()
})
