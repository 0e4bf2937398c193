// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepAccordionsInView, observeEntrances } from '../../src/browser/page-observers'
import { stubView } from '../support/stub-view'

let view: ReturnType<typeof stubView>

const byId = (id: string) => document.getElementById(id) ?? document.body

/** Shows a document with nothing in view. */
function open(markup: string): void {
  document.body.innerHTML = `<main>${markup}</main>`
  view = stubView()
  view.show(0)
}

const marks = () => ['top', 'middle', 'end'].map((id) => byId(id).dataset.inView)

beforeEach(() => {
  open(['top', 'middle', 'end'].map((id) => `<h2 id="${id}" data-in-view>${id}</h2>`).join(''))
})

test('what is in view already is marked; what is below waits for 15 percent of it, and is then left alone', async () => {
  view.show(1, byId('top'))
  const stop = observeEntrances()
  await Promise.resolve()
  expect(marks()).toEqual(['true', 'false', 'false'])
  view.show(0.14, byId('middle'))
  expect(marks()).toEqual(['true', 'false', 'false'])
  view.show(0.15, byId('middle'))
  expect(marks()).toEqual(['true', 'true', 'false'])
  byId('middle').dataset.inView = 'untouched'
  view.show(0, byId('middle'))
  view.show(1, byId('middle'))
  expect(marks()).toEqual(['true', 'untouched', 'false'])
  stop()
  view.show(1)
  expect(marks()).toEqual(['true', 'untouched', 'false'])
})

test('what is above something that is in view counts as seen', async () => {
  view.show(0.01, byId('middle'))
  observeEntrances()
  await Promise.resolve()
  expect(marks()).toEqual(['true', 'true', 'false'])
})

test('a part of an accordion that a visitor opens is kept in view', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  open('<details id="fees" name="plans" open><summary id="plan">Business</summary></details>')
  const scroll = vi.fn<Element['scrollIntoView']>()
  byId('plan').scrollIntoView = scroll
  const stop = keepAccordionsInView()
  const click = (isOpen: boolean) => {
    byId('plan').click()
    byId('fees').toggleAttribute('open', isOpen)
    vi.advanceTimersToNextFrame()
  }
  byId('fees').dispatchEvent(new Event('toggle'))
  click(false)
  expect(scroll, 'open from the start, or closed').not.toHaveBeenCalled()
  click(true)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  stop()
  click(true)
  expect(scroll).toHaveBeenCalledOnce()
})
