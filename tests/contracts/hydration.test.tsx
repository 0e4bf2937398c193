// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PINNED_QUERY } from '../../src/browser/pinned-query'
import { platformFeatures } from '../../src/content/pages/platform/features'
import { allPaths } from '../../src/node/prerender/find-page'
import { NOT_FOUND_PATH } from '../../src/site/routes'
import { stubMediaQueries, stubView } from '../support/stub-view'
import { takeErrors } from '../support/take-errors'

/**
 * Only React's development build, which tests use, reports every hydration mismatch. Every page is rendered as in the build
 * and hydrated as in the browser.
 */
vi.setConfig({ testTimeout: 120_000 })

const TEMPLATE =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>'

let root: Root | undefined

beforeEach(() => {
  // URLs of a configured site; without them there are no frames to hydrate.
  vi.stubEnv('VITE_BOOKING_WIDGET_URL', 'https://widgets.example/booking')
  vi.stubEnv('VITE_INTAKE_FORM_URL', 'https://widgets.example/intake')
})

/** React's description of a mismatch. Islands report it to the console (src/hydration/hydrate.ts). */
const MISMATCH = 'Hydration failed'

/** Both renderers run in one process here, which React's development build warns about. */
const REMARK = 'Detected multiple renderers concurrently rendering the same context provider'

afterEach(async () => {
  root?.unmount()
  // Islands unmount in a separate task.
  await new Promise((resolve) => setTimeout(resolve))
  document.documentElement.innerHTML = ''
  const remarks = takeErrors().map(String)
  // `hydrate` returns the mismatches.
  const others = remarks.filter(
    (remark) => !remark.startsWith(REMARK) && !remark.includes(MISMATCH),
  )
  expect(others).toEqual([])
})

/** What jsdom lacks. Nothing is in view until the test shows it. */
function stubBrowser() {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  stubMediaQueries((media) => media === PINNED_QUERY)
  return stubView()
}

/** Renders a page with separate module instances, like the build in another process. */
async function prerenderedDocument(path: string): Promise<string> {
  vi.resetModules()
  const renderer = await import('../../src/node/prerender/render')
  const markup = await renderer.renderPage(path)
  // The renderer keeps the contexts of its last work until it begins the next. In one
  // process they would leak into the browser's side.
  await prerender(<></>)
  return renderer.pageHtml(TEMPLATE, path, { styles: '', markup })
}

function openDocument(html: string, path: string): HTMLElement {
  window.history.replaceState(null, '', path)
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.replaceChild(document.importNode(parsed.documentElement, true), document.documentElement)
  const element = document.getElementById('root')
  if (element === null) throw new Error('The template has a root')
  return element
}

/** Islands that are not hydrated yet. */
function notHydrated(): string[] {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')
  return [...islands].map(({ dataset }) => dataset.island ?? '')
}

/** Uses the islands that wait for an interaction. */
function useIslands(): void {
  for (const content of document.querySelectorAll('[data-island]:not([data-hydrated]) > *')) {
    content.dispatchEvent(new Event('pointermove', { bubbles: true }))
  }
}

/** React hydrates a boundary at once when an event arrives in it. */
function finishHydration(): void {
  for (const content of document.querySelectorAll('[data-island] > *')) {
    content.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
  }
}

/** Generous, because the machine may be busy. */
const PATIENCE = { timeout: 60_000, interval: 10 }

/**
 * The content's markup without what follows the view (page-observers.ts), what only helps React, and
 * the places of frames, which are filled right after. Some islands are hydrated at once.
 */
function comparableMarkup(root: Element): string {
  const content = document.createElement('main')
  content.innerHTML = root.querySelector('main')?.innerHTML ?? ''
  for (const notice of content.querySelectorAll('[role=status]')) {
    notice.parentElement?.replaceChildren()
  }
  return content.innerHTML.replaceAll(/data-in-view="[^"]*"| data-hydrated=""|<!--.*?-->/g, '')
}

/** Hydrates a prerendered page with all its islands, and returns the mismatches. */
async function hydrate(path: string, html: string): Promise<unknown[]> {
  const view = stubBrowser()
  const element = openDocument(html, path)
  const before = comparableMarkup(element)
  const observed = [...document.querySelectorAll('[data-island]:has([data-in-view])')]
  expect(
    observed.map((island) => island.getAttribute('data-island')),
    'Keep TitledSection and data-in-view outside these islands',
  ).toEqual([])

  vi.resetModules()
  const { readPrerendered } = await import('../../src/hydration/static-region')
  const { App } = await import('../../src/app/app')
  const mismatches: unknown[] = []
  readPrerendered(element)
  root = hydrateRoot(
    element,
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
    { onRecoverableError: (error) => mismatches.push(error) },
  )
  await vi.waitFor(() => expect(element.dataset.hydrated).toBeDefined(), PATIENCE)
  expect(comparableMarkup(element)).toBe(before)

  view.show(1)
  await vi.waitFor(() => {
    useIslands()
    expect(notHydrated()).toEqual([])
  }, PATIENCE)
  finishHydration()
  const remarks = vi.mocked(console.error).mock.calls.map(String)
  return [...mismatches, ...remarks.filter((remark) => remark.includes(MISMATCH))]
}

const OTHER_NAMES = ['/index.html', '/platform.html', '/services/seo/']

test.each([...allPaths(), ...OTHER_NAMES])(
  '%s is hydrated as it was prerendered, islands included',
  async (path) => {
    expect(await hydrate(path, await prerenderedDocument(path))).toEqual([])
  },
)

test('the not-found page is hydrated as it was prerendered, and the path is logged', async () => {
  expect(await hydrate(NOT_FOUND_PATH, await prerenderedDocument(NOT_FOUND_PATH))).toEqual([])
  expect(console.warn).toHaveBeenCalledWith('Page not found:', NOT_FOUND_PATH)
  vi.mocked(console.warn).mockClear()
})

test.each([
  { where: 'around the page', path: '/about', from: 'Skip to content', to: 'Skip' },
  {
    where: 'in an island',
    path: '/platform',
    from: platformFeatures.title,
    to: 'Quotes',
  },
])('a planted difference $where is found', async ({ path, from, to }) => {
  const html = await prerenderedDocument(path)
  expect(html).toContain(from)
  expect(await hydrate(path, html.replace(from, to))).not.toEqual([])
})
