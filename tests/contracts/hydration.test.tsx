// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageHtml } from '../../src/build/page-html'
import { allPaths } from '../../src/site/find-page'
import { stubMediaQueries, stubView, type StubbedView } from '../support/stub-view'

/**
 * React tells fully about markup that differs only in its development build, which tests use. Every
 * page is rendered as the build does it, and taken over as the browser does it.
 */
vi.setConfig({ testTimeout: 120_000 })

const TEMPLATE =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>'

let root: Root | undefined

beforeEach(() => {
  // What a configured site embeds; without addresses there are no frames to take over.
  vi.stubEnv('VITE_BOOKING_WIDGET_URL', 'https://widgets.example/booking')
  vi.stubEnv('VITE_INTAKE_FORM_URL', 'https://widgets.example/intake')
})

/** Both renderers work in one process here, which React's development build remarks upon. */
const REMARK = 'Detected multiple renderers concurrently rendering the same context provider'

afterEach(() => {
  root?.unmount()
  document.documentElement.innerHTML = ''
  const remarks = vi.mocked(console.error).mock.calls.map(String)
  vi.mocked(console.error).mockClear()
  expect(remarks.filter((remark) => !remark.startsWith(REMARK))).toEqual([])
})

/** What jsdom lacks. Nothing is in view until the test shows it. */
function stubBrowser(): StubbedView {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  stubMediaQueries(() => false)
  return stubView()
}

/** Renders a page with modules of its own, as the build does in another process. */
async function prerenderedDocument(path: string): Promise<string> {
  vi.resetModules()
  const renderer = await import('../../src/build/render')
  const markup = await renderer.renderPage(path)
  // The renderer leaves the contexts of its last work in place until it begins the next; in one
  // process with the browser's side they would reach over.
  await prerender(<></>)
  return pageHtml(TEMPLATE, {
    head: renderer.documentHead(renderer.pageHead(renderer.findPage(path))),
    siteHead: [],
    jsonLd: [],
    styles: '',
    styleSheet: '',
    fonts: [],
    markup,
  })
}

function openDocument(html: string, path: string): HTMLElement {
  window.history.replaceState(null, '', path)
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.replaceChild(document.importNode(parsed.documentElement, true), document.documentElement)
  // Without its address there is no complete sheet to wait for.
  delete document.documentElement.dataset.styles
  const element = document.getElementById('root')
  if (element === null) throw new Error('The template has a root')
  return element
}

/** React leaves a mark of its own on the elements that it has taken over. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}

/** Islands and still regions that React does not know yet. */
function notTakenOver(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island], [data-static]')]
    .filter((part) => !isTakenOver(part))
    .map(({ dataset }) => dataset.island ?? dataset.static ?? '')
}

/** Islands whose content is still the prerendered one. */
function asleep(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')]
    .filter((island) => [...island.children].some((content) => !isTakenOver(content)))
    .map(({ dataset }) => dataset.island ?? '')
}

/** Wakes the islands that sleep until they are touched, as soon as React waits for it. */
function touchIslands(): void {
  for (const content of document.querySelectorAll('[data-island] > *')) {
    content.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }
}

/** Waits, without deciding how long: the machine may be busy. */
async function untilNone(left: () => readonly string[]): Promise<void> {
  await vi.waitFor(
    () => {
      expect(left()).toEqual([])
    },
    { timeout: 60_000, interval: 10 },
  )
}

/**
 * The content's markup without what follows the view (page-observers.ts), what only helps React, and
 * the places of frames, which are filled right after the taking over.
 */
function comparableMarkup(root: Element): string {
  const content = document.createElement('main')
  content.innerHTML = root.querySelector('main')?.innerHTML ?? ''
  for (const notice of content.querySelectorAll('[role=status]')) {
    notice.parentElement?.replaceChildren()
  }
  return content.innerHTML.replaceAll(/data-in-view="[^"]*"|<!--.*?-->/g, '')
}

/** Lets React take a prerendered page over, wakes its islands, and returns what did not fit. */
async function takeOver(path: string, html: string): Promise<unknown[]> {
  const view = stubBrowser()
  const element = openDocument(html, path)
  const before = comparableMarkup(element)

  vi.resetModules()
  const { readPrerendered } = await import('../../src/browser/prerendered')
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
  await untilNone(notTakenOver)
  expect(comparableMarkup(element)).toBe(before)

  view.show(1)
  await untilNone(() => {
    touchIslands()
    return asleep()
  })
  return mismatches
}

// The not-found page tells the console its path; tests/pages/not-found-page.test.tsx covers it.
test.each(allPaths())(
  '%s is taken over by React as it was prerendered, islands included',
  async (path) => {
    expect(await takeOver(path, await prerenderedDocument(path))).toEqual([])
  },
)

test('a planted difference is found', async () => {
  const html = await prerenderedDocument('/about')
  expect(await takeOver('/about', html.replace('Skip to content', 'Skip'))).toHaveLength(1)
})
