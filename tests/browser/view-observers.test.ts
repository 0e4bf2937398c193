// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { observeEntrances, observeSections } from '../../src/browser/view-observers'
import { stubView, type StubbedView } from '../support/stub-view'

const MARKUP = '<h1 data-in-view>Top</h1><h2 data-in-view>Middle</h2><h2 data-in-view>End</h2>'

let main: HTMLElement
let view: StubbedView

beforeEach(() => {
  document.body.innerHTML = `<main>${MARKUP}</main>`
  main = document.querySelector('main') ?? document.body
  view = stubView()
})

function heading(name: string): HTMLElement {
  const found = [...main.querySelectorAll('h1, h2')].find((each) => each.textContent === name)
  if (!(found instanceof HTMLElement)) throw new Error(`No heading ${name}`)
  return found
}

const marks = () =>
  [...main.querySelectorAll<HTMLElement>('[data-in-view]')].map(({ dataset }) => dataset.inView)

/** The page is taken over with only its first heading in view. */
async function open(): Promise<() => void> {
  view.show(0)
  view.show(1, heading('Top'))
  const stop = observeEntrances()
  await Promise.resolve()
  return stop
}

test('what is in view already is marked; what is below waits for 15 percent of it, and is then left alone', async () => {
  const stop = await open()
  expect(marks()).toEqual(['true', 'false', 'false'])
  const middle = heading('Middle')
  view.show(0.14, middle)
  expect(marks()).toEqual(['true', 'false', 'false'])
  view.show(0.15, middle)
  expect(marks()).toEqual(['true', 'true', 'false'])
  middle.dataset.inView = 'untouched'
  view.show(0, middle)
  view.show(1, middle)
  expect(marks()).toEqual(['true', 'untouched', 'false'])
  stop()
  view.show(1)
  expect(marks()).toEqual(['true', 'untouched', 'false'])
})

test('what is above something that is in view counts as seen', async () => {
  view.show(0)
  view.show(0.01, heading('Middle'))
  observeEntrances()
  await Promise.resolve()
  expect(marks()).toEqual(['true', 'true', 'false'])
})

test('the contents mark the section that is being read, one at a time', async () => {
  main.innerHTML =
    '<ul data-contents><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul><h2 id="a">A</h2><h2 id="b">B</h2>'
  const current = () => main.querySelector('[aria-current="location"]')?.textContent
  view.show(0)
  const stop = observeSections()
  await Promise.resolve()
  expect(current()).toBeUndefined()
  view.show(1, heading('A'))
  expect(current()).toBe('A')
  view.show(0, heading('A'))
  expect(current()).toBe('A')
  view.show(1, heading('B'))
  expect(current()).toBe('B')
  stop()
})
