// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleNotes } from '../../../src/content/standing-copy'
import type { PlatformTestimonial } from '../../../src/content/testimonials'
import { PlatformTestimonials } from '../../../src/pages/platform/testimonials'
import { passTime } from '../../support/pass-time'
import { stubMediaQueries, stubView } from '../../support/stub-view'

/** The quotes of the page, whatever the owner's are. */
const quotes: PlatformTestimonial[] = vi.hoisted(() => [])
vi.mock('../../../src/content/testimonials', () => ({ platformTestimonials: quotes }))

const COUNT = 4

function fill(count: number, status: 'sample' | 'confirmed' = 'sample'): void {
  const all = Array.from({ length: count }, (_, number) => {
    const text = `Quote ${number}`
    return { id: text, businessType: 'Bakery', content: text, status }
  })
  quotes.splice(0, Infinity, ...all)
}

beforeEach(() => {
  vi.useFakeTimers()
  fill(COUNT)
})

/** Renders the testimonials in view. */
function renderCarousel({ reducedMotion = false } = {}) {
  stubMediaQueries((media) => reducedMotion && media.includes('reduced-motion'))
  const view = stubView()
  render(<PlatformTestimonials />)
  act(() => view.show(1))
  return view
}

function bringToFront(inFront: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(inFront ? 'visible' : 'hidden')
  fireEvent(document, new Event('visibilitychange'))
}

function dot(position: number): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^Testimonial ${position} of`) })
}

/** The number of the testimonial that is shown, counted from one. */
function shown(): number {
  const slides = screen.getAllByRole('figure')
  const visible = slides.filter(({ dataset }) => dataset.shown === 'true')
  expect(visible).toHaveLength(1)
  const position = slides.findIndex(({ dataset }) => dataset.shown === 'true') + 1
  expect(dot(position).getAttribute('aria-current')).toBe('true')
  return position
}

/** How the region of the testimonials is announced when it changes. */
function announcement(): string | null | undefined {
  return screen.getAllByRole('figure')[0]?.parentElement?.getAttribute('aria-live')
}

test('each testimonial is shown for five seconds, and after the last comes the first', () => {
  renderCarousel()
  passTime(4_999)
  expect(shown()).toBe(1)
  passTime(1)
  expect(shown()).toBe(2)
  passTime(5_000 * (COUNT - 2))
  expect(shown()).toBe(COUNT)
  passTime(5_000)
  expect(shown()).toBe(1)
})

test('a dot jumps to its testimonial, which stays and is announced', () => {
  renderCarousel()
  fireEvent.click(dot(4))
  expect(shown()).toBe(4)
  expect(announcement()).toBe('polite')
  passTime(20_000)
  expect(shown()).toBe(4)
})

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
] as const)('the testimonials rest under %s, and go on afterwards', (_, enter, leave) => {
  renderCarousel()
  const region = screen.getByRole('region')
  enter(region)
  passTime(20_000)
  expect(shown()).toBe(1)
  leave(region)
  passTime(5_000)
  expect(shown()).toBe(2)
})

test('the pause button comes before the quotes, stops the rotation and lets changes be announced', () => {
  renderCarousel()
  expect(announcement()).toBe('off')
  const pause = screen.getByRole('button', { name: 'Pause testimonials' })
  const [first] = screen.getAllByRole('figure')
  expect(first && pause.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(pause)
  expect(announcement()).toBe('polite')
  passTime(8_000)
  expect(shown()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Play testimonials' }))
  passTime(5_000)
  expect(shown()).toBe(2)
})

test('under reduced motion nothing moves until the visitor starts it', () => {
  renderCarousel({ reducedMotion: true })
  passTime(8_000)
  expect(shown()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Play testimonials' }))
  passTime(5_000)
  expect(shown()).toBe(2)
})

test('the testimonials rest off-screen, in a hidden tab and behind a dialog', () => {
  const view = renderCarousel()
  act(() => view.show(0))
  passTime(8_000)
  expect(shown()).toBe(1)
  act(() => view.show(1))
  bringToFront(false)
  passTime(8_000)
  expect(shown()).toBe(1)
  bringToFront(true)
  document.body.toggleAttribute('inert', true)
  passTime(8_000)
  expect(shown()).toBe(1)
  document.body.toggleAttribute('inert', false)
  passTime(5_000)
  expect(shown()).toBe(2)
})

test('placeholder quotes are quiet and say so; confirmed ones have a heading and their rating in words', () => {
  renderCarousel()
  expect(screen.getByText(sampleNotes.quotes)).toBeDefined()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText('Rated 5 of 5')).toBeNull()
  cleanup()
  fill(COUNT, 'confirmed')
  renderCarousel()
  expect(screen.queryByText(sampleNotes.quotes)).toBeNull()
  expect(screen.getByRole('heading')).toBeDefined()
  expect(screen.getAllByText('Rated 5 of 5')).toHaveLength(COUNT)
})

test('one quote stands without buttons, and without quotes there is no section', () => {
  fill(1)
  renderCarousel()
  expect(screen.getByRole('figure')).toHaveTextContent('Quote 0')
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  fill(0)
  renderCarousel()
  expect(screen.queryByRole('region')).toBeNull()
})
