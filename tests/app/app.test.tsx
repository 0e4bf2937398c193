// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { App } from '../../src/app/app'
// Loaded here, because the first import of a lazy part takes a second on a busy machine.
import '../../src/features/attribution-debug/debug-panel'
import { NavBar } from '../../src/app/layout/nav-bar'
import { loadHead, loadPage } from '../../src/app/pages'
import { followLinks } from '../../src/app/links'
import { useRouteChange } from '../../src/app/use-route-change'
import { cleanAddressBar, originalQuery } from '../../src/browser/address-bar'
import { trackPageView } from '../../src/browser/analytics'
import { reloadDocument } from '../../src/browser/redirect-to'
import { readPrerendered } from '../../src/hydration/static-region'
import { lateValue } from '../support/late-value'
import { stubMediaQueries, stubView } from '../support/stub-view'
import { takeErrors } from '../support/take-errors'

vi.mock(import('../../src/app/layout/nav-bar'))
vi.mock(import('../../src/app/pages'), { spy: true })
vi.mock(import('../../src/app/use-route-change'), { spy: true })
vi.mock(import('../../src/browser/analytics'))
vi.mock(import('../../src/browser/redirect-to'))

const MARKUP = `
  <div data-static="page"><h1>About us</h1><a href="/blog?a=1">Blog</a></div>
  <div data-static="footer">Call us</div>`

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  stubMediaQueries(() => false)
  stubView()
  vi.mocked(NavBar).mockReturnValue(<header />)
})

/** React reported this error, and nothing else was. */
function expectReported(message: string): void {
  const errors = takeErrors().flatMap((call) => call.filter((each) => each instanceof Error))
  expect(errors.map((error) => error.message)).toEqual([message])
}

/** Starts the application in a document that has a page. */
async function open(address = '/about'): Promise<void> {
  window.history.replaceState(null, '', address)
  cleanAddressBar()
  const prerendered = document.createElement('div')
  prerendered.innerHTML = MARKUP
  readPrerendered(prerendered)
  await act(async () => {
    render(<App />, { wrapper: BrowserRouter })
  })
}

const followLink = async () => act(async () => screen.getByRole('link', { name: 'Blog' }).click())

test('a navigation bar that throws leaves page and footer as they are', async () => {
  vi.mocked(NavBar).mockImplementation(() => {
    throw new Error('No bar')
  })
  await open()
  expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible()
  expect(screen.getByText('Call us')).toBeVisible()
  expectReported('No bar')
})

test('an application that throws says so with a way back, and the document is not empty', async () => {
  vi.mocked(useRouteChange).mockImplementation(() => {
    throw new Error('No route')
  })
  await open()
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!')
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  expectReported('No route')
})

test('a page that is left before its code has arrived is a page view all the same', async () => {
  vi.mocked(loadPage).mockReturnValue(new Promise(() => undefined))
  vi.mocked(loadHead).mockReturnValue(new Promise(() => undefined))
  await open()
  await followLink()
  expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible()
  expect(vi.mocked(trackPageView).mock.calls.map(([{ path }]) => path)).toEqual(['/blog?a=1'])
})

test('missing code of a page that the visitor has left reloads nothing', async () => {
  const late = lateValue<void>()
  const failure = new TypeError('Failed to fetch module')
  vi.mocked(loadPage).mockReturnValue(late.promise.then(() => Promise.reject(failure)))
  await open()
  await followLink()
  await act(async () => {
    window.history.replaceState(null, '', '/about')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await act(async () => late.resolve())
  expect(reloadDocument).not.toHaveBeenCalled()
})

test('missing code of a page loads its document; offline the page says so without file names', async () => {
  const missing = new TypeError('Failed to fetch module: https://site.example/assets/x-1a.js')
  vi.mocked(loadPage).mockRejectedValue(missing)
  await open()
  await followLink()
  expect(reloadDocument).toHaveBeenCalledTimes(1)

  cleanup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open()
  await followLink()
  expect(reloadDocument).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!')
  expect(screen.getByText('Failed to fetch module')).toBeVisible()
  expect(screen.queryByText(/x-1a/)).toBeNull()

  vi.mocked(loadPage).mockReset()
  await act(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Unexpected')
})

test.each(['/about?a=1&debug=utm', '/about#debug=utm'])(
  'the debug panel that debug=utm opens stays for the tab until it is closed: %s',
  async (address) => {
    const tools = { name: 'Campaign tools' }
    await open(address)
    expect(await screen.findByRole('complementary', tools)).toBeVisible()
    expect(window.location.search).toBe('')
    cleanup()
    await open('/blog')
    expect(await screen.findByRole('complementary', tools)).toBeVisible()
    screen.getByRole('button', { name: 'Close the campaign tools' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('complementary', tools)).toBeNull()
    cleanup()
    await open('/about')
    expect(screen.queryByRole('complementary', tools)).toBeNull()
  },
)

test('a link to the current address replaces its entry in the history', () => {
  window.history.replaceState(null, '', '/platform#pricing')
  document.body.innerHTML =
    '<a href="/platform#pricing">Pricing</a><a href="/platform#features">Features</a>'
  const navigate = vi.fn<(to: unknown, options?: object) => void>()
  onTestFinished(followLinks(navigate))
  for (const link of document.querySelectorAll('a')) link.click()
  expect(navigate.mock.calls).toMatchObject([
    ['/platform#pricing', { replace: true }],
    ['/platform#features', { replace: false }],
  ])
})

test('the second click of a double click on a sign-up link does nothing', () => {
  window.history.replaceState(null, '', '/platform')
  document.body.innerHTML = '<a href="/platform?sign-up=business">Start Free Trial</a>'
  const navigate = vi.fn<(to: unknown) => void>((to) =>
    window.history.pushState(null, '', String(to)),
  )
  onTestFinished(followLinks(navigate))
  for (const detail of [1, 2]) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    document.querySelector('a')?.dispatchEvent(click)
  }
  expect(navigate).toHaveBeenCalledOnce()
})

test('a reload after the skip link still finds the query that was removed from an address, even with two slashes', () => {
  window.history.replaceState(null, '', 'https://site.example//contact?session_id=cs_test_1')
  cleanAddressBar()
  document.body.innerHTML = '<a href="#main">Skip to content</a>'
  onTestFinished(followLinks((to) => window.history.pushState(null, '', String(to))))
  document.querySelector('a')?.click()
  expect(window.location.href).toBe('https://site.example/contact#main')
  expect(originalQuery().get('session_id')).toBe('cs_test_1')
})
