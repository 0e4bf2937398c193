// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Showcase } from '../../../src/pages/services/showcase'
import { ignoreVisibility } from '../../support/ignore-visibility'
import { passTime } from '../../support/pass-time'
import { stubMediaQueries, stubView } from '../../support/stub-view'

ignoreVisibility()

// Eight drawn examples take a while to render where the machine is busy.
vi.setConfig({ testTimeout: 20_000 })

const COUNT = 8
const VIEW_HEIGHT_PX = 800
const SECTION_HEIGHT_PX = COUNT * VIEW_HEIGHT_PX
const STRETCH_PX = (SECTION_HEIGHT_PX - VIEW_HEIGHT_PX) / COUNT
const LOCK_MS = 800

const scrolled = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrolled)
})

afterEach(() => {
  cleanup()
  scrolled.mockReset()
  vi.useRealTimers()
})

/** Replaces the layout that jsdom lacks: a section at a controlled scroll position, and frames that pass on demand. */
function installScene() {
  let top = VIEW_HEIGHT_PX
  vi.stubGlobal('innerHeight', VIEW_HEIGHT_PX)
  stubMediaQueries(() => true)
  const view = stubView()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() =>
    DOMRect.fromRect({ y: top, height: SECTION_HEIGHT_PX }),
  )
  return {
    nextFrame: () => vi.advanceTimersToNextFrame(),
    scrollTo: (progress: number) => {
      top = -progress * (SECTION_HEIGHT_PX - VIEW_HEIGHT_PX)
      window.dispatchEvent(new Event('scroll'))
      vi.advanceTimersToNextFrame()
    },
    intersect: (isIntersecting: boolean) => {
      view.show(isIntersecting ? 1 : 0)
    },
  }
}

type Scene = ReturnType<typeof installScene>

/** Renders the showcase and lets it come into view; the first lock passes. */
function open(): Scene {
  const scene = installScene()
  render(<Showcase />)
  act(() => {
    scene.intersect(true)
    scene.scrollTo(0)
  })
  passTime(LOCK_MS)
  return scene
}

/** Scrolls into the middle of a service's stretch. */
function scrollToService(scene: Scene, service: number) {
  act(() => {
    scene.scrollTo((service + 0.5) / COUNT)
  })
}

const dots = () => screen.getByRole('list', { name: 'Go to a service' })
const dot = (name: string) => within(dots()).getByRole('button', { name })
const currentDots = () =>
  within(dots())
    .getAllByRole('button', { current: true })
    .map(({ textContent }) => textContent)
const shownServices = () =>
  [...document.querySelectorAll('li[data-current] h3')].map(({ textContent }) => textContent)

test.each([
  [0, 'Logo'],
  [0.124, 'Logo'],
  [0.126, 'SEO'],
  [1, 'Course'],
])('at progress %f through the section the service is %s', (progress, name) => {
  const scene = open()
  act(() => {
    scene.scrollTo(progress)
  })
  expect(currentDots()).toEqual([name])
  expect(shownServices()).toHaveLength(1)
})

test('after a change the next one waits until 800 ms have passed, then the position is caught up', () => {
  const scene = open()
  scrollToService(scene, 1)
  scrollToService(scene, 4)
  passTime(LOCK_MS - 20)
  expect(currentDots()).toEqual(['SEO'])
  passTime(20)
  expect(currentDots()).toEqual(['Website'])
})

test('a dot shows its service at once, during a lock too, and what is on the way does not flash up', () => {
  const scene = open()
  scrollToService(scene, 1)
  fireEvent.click(dot('Text'))
  expect(shownServices()).toEqual(['Text marketing'])
  // 100 px into the sixth stretch, from the middle of the second one.
  const top = (5 - 1.5) * STRETCH_PX + 100
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top, behavior: 'smooth' })
  for (const service of [2, 3, 4, 5]) {
    scrollToService(scene, service)
    expect(currentDots()).toEqual(['Text'])
  }
  passTime(LOCK_MS)
  scrollToService(scene, 4)
  expect(currentDots(), 'after it has arrived').toEqual(['Website'])
})

/** Moves the focus to a link of a service. */
function focus(name: string) {
  act(() => {
    screen.getByRole('link', { name }).focus()
  })
}

test('a link that takes the focus brings its service into view, unless it is shown anyway', () => {
  open()
  focus('See brand and graphic design')
  expect(scrolled).not.toHaveBeenCalled()
  focus('See email marketing')
  expect(shownServices()).toEqual(['Email marketing'])
  expect(scrolled).toHaveBeenCalledOnce()
})

test('the prerendered list is plain; a link in it that has the focus is brought into view again', () => {
  const scene = installScene()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Showcase />)
  expect(shownServices()).toEqual([])
  focus('See brand and graphic design')
  render(<Showcase />, { container: root, hydrate: true })
  act(() => {
    scene.intersect(true)
    scene.scrollTo(0)
  })
  expect(scrolled).toHaveBeenCalledOnce()
})

test('a list that is being scrolled into view keeps its layout; out of view it becomes the scene', () => {
  const scene = installScene()
  render(<Showcase />)
  act(() => {
    scene.intersect(true)
  })
  expect(shownServices()).toEqual([])
  act(() => {
    scene.intersect(false)
    scene.nextFrame()
  })
  expect(shownServices()).toEqual(['Brand and graphic design'])
})
