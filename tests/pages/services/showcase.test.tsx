// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Showcase } from '../../../src/pages/services/showcase'
import { ignoreVisibility } from '../../support/ignore-visibility'
import { passTime } from '../../support/pass-time'
import { installScrollScene, VIEW_HEIGHT_PX, type ScrollScene } from '../../support/scroll-scene'

ignoreVisibility()

// Eight drawn examples take a while to render where the machine is busy.
vi.setConfig({ testTimeout: 20_000 })

const COUNT = 8
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

/** Renders the showcase and lets it come into view; where it moves, the first lock passes. */
function open({ motion }: { motion: boolean }): ScrollScene {
  const scene = installScrollScene({ sectionHeight: SECTION_HEIGHT_PX, motion })
  render(<Showcase />)
  act(() => {
    scene.intersect(true)
    scene.scrollTo(0)
  })
  passTime(LOCK_MS)
  return scene
}

/** Scrolls into the middle of a service's stretch. */
function scrollToService(scene: ScrollScene, service: number) {
  act(() => {
    scene.scrollTo((service + 0.5) / COUNT)
  })
}

const dots = () => screen.getByRole('list', { name: 'Go to a service' })
const currentDots = () =>
  within(dots())
    .getAllByRole('button')
    .filter((dot) => dot.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent)
const shownServices = () =>
  [...document.querySelectorAll('li[data-current] h3')].map(({ textContent }) => textContent)

test('the service at the scroll position is shown, and its dot is the current one', () => {
  const scene = open({ motion: true })
  expect(currentDots()).toEqual(['Logo'])
  scrollToService(scene, 3)
  expect(shownServices()).toEqual(['Social media advertising'])
  expect(currentDots()).toEqual(['Social ads'])
})

test.each([
  [0, 'Logo'],
  [0.124, 'Logo'],
  [0.126, 'SEO'],
  [0.99, 'Course'],
  [1, 'Course'],
])('at progress %f through the section the service is %s', (progress, name) => {
  const scene = open({ motion: true })
  act(() => {
    scene.scrollTo(progress)
  })
  expect(currentDots()).toEqual([name])
})

test('after a change the next one waits until 800 ms have passed, then the position is caught up', () => {
  const scene = open({ motion: true })
  scrollToService(scene, 1)
  scrollToService(scene, 4)
  expect(currentDots()).toEqual(['SEO'])
  passTime(LOCK_MS - 20)
  expect(currentDots()).toEqual(['SEO'])
  passTime(20)
  expect(currentDots()).toEqual(['Website'])
})

test('scrolling back within the lock changes nothing', () => {
  const scene = open({ motion: true })
  scrollToService(scene, 1)
  scrollToService(scene, 2)
  scrollToService(scene, 1)
  passTime(LOCK_MS)
  expect(currentDots()).toEqual(['SEO'])
})

test('a dot shows its service at once and scrolls smoothly to 100 px inside its stretch', () => {
  open({ motion: true })
  fireEvent.click(within(dots()).getByRole('button', { name: 'Text' }))
  expect(shownServices()).toEqual(['Text marketing'])
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({
    top: 5 * STRETCH_PX + 100,
    behavior: 'smooth',
  })
})

test('services on the way of a jump do not flash up', () => {
  const scene = open({ motion: true })
  fireEvent.click(within(dots()).getByRole('button', { name: 'Course' }))
  for (const service of [2, 4, 6]) {
    scrollToService(scene, service)
    expect(currentDots()).toEqual(['Course'])
  }
  scrollToService(scene, 7)
  passTime(LOCK_MS)
  expect(currentDots()).toEqual(['Course'])
})

test('a dot is answered during a lock too', () => {
  const scene = open({ motion: true })
  scrollToService(scene, 1)
  fireEvent.click(within(dots()).getByRole('button', { name: 'Email' }))
  expect(currentDots()).toEqual(['Email'])
})

test('a jump that has not arrived when the lock ends is kept once more, then the position rules', () => {
  const scene = open({ motion: true })
  fireEvent.click(within(dots()).getByRole('button', { name: 'Email' }))
  scrollToService(scene, 4)
  passTime(LOCK_MS)
  expect(currentDots()).toEqual(['Email'])
  passTime(LOCK_MS)
  expect(currentDots()).toEqual(['Website'])
})

test('a jump that has arrived is unlocked at the end of its lock', () => {
  const scene = open({ motion: true })
  fireEvent.click(within(dots()).getByRole('button', { name: 'Email' }))
  scrollToService(scene, 6)
  passTime(LOCK_MS)
  scrollToService(scene, 4)
  expect(currentDots()).toEqual(['Website'])
})

test('a link that takes the focus brings its service into view', () => {
  open({ motion: true })
  act(() => {
    screen.getByRole('link', { name: 'See email marketing' }).focus()
  })
  expect(shownServices()).toEqual(['Email marketing'])
  expect(scrolled).toHaveBeenCalledOnce()
})

test('a link that had the focus before hydration is brought into view again', () => {
  const scene = installScrollScene({ sectionHeight: SECTION_HEIGHT_PX, motion: true })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Showcase />)
  screen.getByRole('link', { name: 'See brand and graphic design' }).focus()
  render(<Showcase />, { container: root, hydrate: true })
  act(() => {
    scene.intersect(true)
    scene.scrollTo(0)
  })
  expect(scrolled).toHaveBeenCalledOnce()
})

test('the focus of the service that is shown anyway scrolls nothing', () => {
  open({ motion: true })
  act(() => {
    screen.getByRole('link', { name: 'See brand and graphic design' }).focus()
  })
  expect(scrolled).not.toHaveBeenCalled()
})

test('a list that is being scrolled into view keeps its layout; out of view it becomes the scene', () => {
  const scene = installScrollScene({ sectionHeight: SECTION_HEIGHT_PX, motion: true })
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

test('where scenes may not move, all eight services are a plain list without a current one', () => {
  const scene = open({ motion: false })
  scrollToService(scene, 4)
  expect(shownServices()).toEqual([])
  expect(document.querySelector('[data-step]')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(COUNT)
})

test('in the plain list a focused link does not scroll the page', () => {
  open({ motion: false })
  act(() => {
    screen.getByRole('link', { name: 'See email marketing' }).focus()
  })
  expect(scrolled).not.toHaveBeenCalled()
})

test('the prerendered showcase is the plain list', () => {
  const markup = renderToString(<Showcase />)
  expect(markup).not.toContain('data-step')
  expect(markup).not.toContain('aria-current="')
})
