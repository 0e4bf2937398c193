// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlatformIntegrations } from '../../../src/pages/platform/integrations'
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

test('it loops and moves on every two seconds, also after it was touched', () => {
  const view = renderCarousel()
  expect(embla.options).toMatchObject({ loop: true })
  view.wait(1_999)
  expect(embla.scrollNext).not.toHaveBeenCalled()
  view.wait(1)
  expect(embla.scrollNext).toHaveBeenCalledTimes(1)
  const strip = screen.getByRole('list')
  fireEvent.pointerDown(strip)
  fireEvent.pointerUp(strip)
  fireEvent.click(screen.getByRole('button', { name: 'Previous integrations' }))
  expect(embla.scrollPrev).toHaveBeenCalledTimes(1)
  view.wait(4_000)
  expect(embla.scrollNext).toHaveBeenCalledTimes(3)
  const tiles = screen.getAllByRole('listitem')
  expect(tiles.at(-1)?.textContent).toBe('& many many more')
})

test('the pause button is first, stops it and starts it again', () => {
  const view = renderCarousel()
  const [pause] = screen.getAllByRole('button')
  expect(pause).toBe(screen.getByRole('button', { name: 'Pause integrations' }))
  fireEvent.click(screen.getByRole('button', { name: 'Pause integrations' }))
  view.wait(20_000)
  expect(embla.scrollNext).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Play integrations' }))
  view.wait(2_000)
  expect(embla.scrollNext).toHaveBeenCalledTimes(1)
})

test('under reduced motion it rests, and its buttons jump', () => {
  const view = renderCarousel({ reducedMotion: true })
  view.wait(20_000)
  expect(embla.scrollNext).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Next integrations' }))
  expect(embla.scrollNext).toHaveBeenCalledExactlyOnceWith(true)
})
