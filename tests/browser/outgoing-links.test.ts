// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decorateOutgoingLinks } from '../../src/browser/outgoing-links'

const PARTNER = 'https://shimzy.example/?source=website'
const DECORATED = `${PARTNER}&utm_source=google`

let stop: () => void

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
  stop = decorateOutgoingLinks()
})

afterEach(() => {
  stop()
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

test('events outside links do nothing', () => {
  document.body.innerHTML = '<button>Menu</button>'
  const button = document.querySelector('button')
  expect(() => button?.click()).not.toThrow()
  expect(() => document.dispatchEvent(new MouseEvent('pointerdown'))).not.toThrow()
})
