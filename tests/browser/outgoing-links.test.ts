// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decorateOutgoingLinks } from '../../src/browser/outgoing-links'

const PARTNER = 'https://shimzy.example/?source=website'
const DECORATED = `${PARTNER}&utm_source=google`

decorateOutgoingLinks()

function remember(values: Record<string, string>): void {
  Cookies.set('utm_tracking', JSON.stringify(values), { secure: true })
}

function link(href: string, attributes = ''): HTMLElement {
  document.body.innerHTML = `<p><a href="${href}" ${attributes}><span>Label</span></a></p>`
  const label = document.querySelector('span')
  if (label === null) throw new Error('No link')
  return label
}

const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true })

const hrefNow = () => document.querySelector('a')?.getAttribute('href')

const after = (element: Element, event: Event) => {
  element.dispatchEvent(event)
  return hrefNow()
}

beforeEach(() => {
  remember({ utm_source: 'google', landing_page: '/platform' })
})

afterEach(() => {
  Cookies.remove('utm_tracking')
})

test.each(['pointerdown', 'click', 'auxclick', 'contextmenu'])(
  'a partner link carries the attribution at %s',
  (type) => {
    const label = link(PARTNER)
    // The tests' browser cannot navigate.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    expect(after(label, new MouseEvent(type, { bubbles: true, cancelable: true }))).toBe(DECORATED)
  },
)

test('so it does when followed by key, and not at other keys', () => {
  const label = link(PARTNER)
  expect(after(label, key('Tab'))).toBe(PARTNER)
  expect(after(label, key('Enter'))).toBe(DECORATED)
})

test('other links stay as they are', () => {
  for (const href of ['/contact', '#pricing', 'tel:+19725550142', 'https://x.example/']) {
    expect(after(link(href), new MouseEvent('pointerdown', { bubbles: true }))).toBe(href)
  }
  const file = link(PARTNER, 'download')
  expect(after(file, new MouseEvent('pointerdown', { bubbles: true }))).toBe(PARTNER)
})

test('a link used before is never stale', () => {
  const label = link(PARTNER)
  const press = () => after(label, new MouseEvent('pointerdown', { bubbles: true }))
  expect(press()).toBe(DECORATED)
  expect(press()).toBe(DECORATED)
  remember({ utm_source: 'bing', utm_medium: 'cpc' })
  expect(press()).toBe(`${PARTNER}&utm_source=bing&utm_medium=cpc`)
  Cookies.remove('utm_tracking')
  expect(press()).toBe(PARTNER)
})

test('an address that the application changes meanwhile is taken as it is', () => {
  const label = link(PARTNER)
  const press = () => after(label, new MouseEvent('pointerdown', { bubbles: true }))
  press()
  document.querySelector('a')?.setAttribute('href', 'https://shimzy.example/new')
  expect(press()).toBe('https://shimzy.example/new?utm_source=google')
})

test('an address that cannot be read is left as it is, and the failure is logged', () => {
  const href = 'https://[broken'
  expect(after(link(href), new MouseEvent('pointerdown', { bubbles: true }))).toBe(href)
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'Error adding attribution to a link:',
    expect.any(TypeError),
  )
  vi.mocked(console.error).mockClear()
})

test('events outside links do nothing', () => {
  const markup = '<button type="button">Menu</button><a id="top">Top</a>'
  document.body.innerHTML = markup
  // What a listener throws does not leave the event: it is told to the window.
  const thrown = vi.fn<(event: ErrorEvent) => void>()
  window.addEventListener('error', thrown)
  document.querySelector('button')?.click()
  document.querySelector('a')?.click()
  document.dispatchEvent(new MouseEvent('pointerdown'))
  window.removeEventListener('error', thrown)
  expect(thrown).not.toHaveBeenCalled()
  expect(document.body.innerHTML).toBe(markup)
})
