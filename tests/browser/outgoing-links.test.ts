// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test } from 'vitest'
import { decorateOutgoingLinks } from '../../src/browser/outgoing-links'

const PARTNER = 'https://shimzy.example/?source=website'
const DECORATED = `${PARTNER}&utm_source=google`

decorateOutgoingLinks()

function remember(values: Record<string, string>): void {
  Cookies.set('utm_tracking', JSON.stringify(values), { secure: true })
}

function link(href: string, attributes = ''): HTMLElement {
  document.body.innerHTML = `<p><a href="${href}" ${attributes}><span>Label</span></a></p>`
  return screen.getByText('Label')
}

/** What a link leads to after an event in it. */
function after(label: Element, event: Event): string | null | undefined {
  label.dispatchEvent(event)
  return document.querySelector('a')?.getAttribute('href')
}

const press = (label: Element) => after(label, new MouseEvent('pointerdown', { bubbles: true }))

beforeEach(() => remember({ utm_source: 'google', landing_page: '/platform' }))

test.each(['pointerdown', 'click', 'auxclick', 'contextmenu'])(
  'a partner link carries the attribution at %s',
  (type) => {
    const label = link(PARTNER)
    // The tests' browser cannot navigate.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    expect(after(label, new MouseEvent(type, { bubbles: true, cancelable: true }))).toBe(DECORATED)
  },
)

test('a partner link that is followed by Enter carries the attribution, and other keys change nothing', () => {
  const label = link(PARTNER)
  expect(after(label, new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))).toBe(PARTNER)
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
  expect(after(label, enter)).toBe(DECORATED)
})

test('other links and downloads stay as they are, and nothing happens outside links', () => {
  document.body.innerHTML = '<span>No link</span><a id="top">Top</a>'
  for (const element of document.querySelectorAll('span, a')) press(element)
  expect(document.body.innerHTML).not.toContain('href')
  expect(press(link('/contact'))).toBe('/contact')
  expect(press(link(PARTNER, 'download'))).toBe(PARTNER)
})

test('a link used before is never stale', () => {
  const label = link(PARTNER)
  expect(press(label)).toBe(DECORATED)
  expect(press(label)).toBe(DECORATED)
  remember({ utm_source: 'bing', utm_medium: 'cpc' })
  expect(press(label)).toBe(`${PARTNER}&utm_source=bing&utm_medium=cpc`)
  Cookies.remove('utm_tracking')
  expect(press(label)).toBe(PARTNER)
})

test('a URL that the application changes before hydration stays as it is', () => {
  const label = link(PARTNER)
  press(label)
  document.querySelector('a')?.setAttribute('href', 'https://shimzy.example/new')
  expect(press(label)).toBe('https://shimzy.example/new?utm_source=google')
})
