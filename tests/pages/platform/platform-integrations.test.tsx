// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { platformIntegrations } from '../../../src/content/pages/platform'
import {
  INTEGRATIONS_AUTOPLAY_MS,
  PlatformIntegrations,
} from '../../../src/pages/platform/platform-integrations'
import { installMovingView, type MovingView } from '../../support/moving-view'

/** Embla needs a layout, which jsdom has not: the test sees what the carousel asks of it. */
const embla = vi.hoisted(() => ({ options: {}, scrollNext: vi.fn(), scrollPrev: vi.fn() }))
vi.mock('embla-carousel-react', () => ({
  default: (options: object) => {
    embla.options = options
    return [() => undefined, embla]
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  embla.scrollNext.mockClear()
  embla.scrollPrev.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderCarousel(options?: { reducedMotion: boolean }): MovingView {
  const view = installMovingView(options)
  render(<PlatformIntegrations />)
  view.show(true)
  return view
}

test('it loops and moves on every two seconds', () => {
  const view = renderCarousel()
  expect(INTEGRATIONS_AUTOPLAY_MS).toBe(2_000)
  expect(embla.options).toMatchObject({ loop: true })
  view.wait(1_999)
  expect(embla.scrollNext).not.toHaveBeenCalled()
  view.wait(1)
  expect(embla.scrollNext).toHaveBeenCalledTimes(1)
  view.wait(8_000)
  expect(embla.scrollNext).toHaveBeenCalledTimes(5)
})

test('it goes on after it was touched, and after the buttons beside it were used', () => {
  const view = renderCarousel()
  const strip = screen.getByRole('list')
  fireEvent.pointerDown(strip)
  fireEvent.pointerUp(strip)
  fireEvent.click(screen.getByRole('button', { name: 'Previous integrations' }))
  expect(embla.scrollPrev).toHaveBeenCalledTimes(1)
  view.wait(4_000)
  expect(embla.scrollNext).toHaveBeenCalledTimes(2)
})

test('the pause button comes first, stops it and starts it again', () => {
  const view = renderCarousel()
  const pause = screen.getByRole('button', { name: 'Pause integrations' })
  expect(screen.getAllByRole('button')[0]).toBe(pause)
  fireEvent.click(pause)
  view.wait(20_000)
  expect(embla.scrollNext).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Play integrations' }))
  view.wait(2_000)
  expect(embla.scrollNext).toHaveBeenCalledTimes(1)
})

test('it rests where less motion is wanted; the buttons then jump', () => {
  const view = renderCarousel({ reducedMotion: true })
  view.wait(20_000)
  expect(embla.scrollNext).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Next integrations' }))
  expect(embla.scrollNext).toHaveBeenCalledExactlyOnceWith(true)
})

test('it rests off-screen and in a hidden tab', () => {
  const view = renderCarousel()
  view.show(false)
  view.wait(20_000)
  view.show(true)
  view.bringToFront(false)
  view.wait(20_000)
  expect(embla.scrollNext).not.toHaveBeenCalled()
})

test('all tiles are in the document, the text tile last', () => {
  renderCarousel()
  const tiles = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(tiles).toEqual([
    ...platformIntegrations.integrations.map(({ name, arrives }) => name + arrives),
    '& many many more',
  ])
})
