// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redirectTo } from '../../../src/browser/redirect-to'
import { filmFrom } from '../../../src/site/film'
import { testimonialVideo } from '../../../src/content/pages/testimonial-video'
import { FilmScreen } from '../../../src/features/video/film-screen'

vi.mock(import('../../../src/browser/redirect-to'))

const play = vi.fn<() => Promise<void>>()

beforeEach(() => {
  play.mockReset().mockResolvedValue()
  vi.mocked(redirectTo).mockReset()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
})

afterEach(() => {
  cleanup()
})

function open() {
  return render(<FilmScreen />)
}

const video = () => screen.getByLabelText<HTMLVideoElement>(testimonialVideo.filmLabel)
const overlay = () => screen.queryByRole('button', { name: 'Play video' })

test('before it is played the film has an overlay and no controls', () => {
  open()
  expect(overlay()).not.toBeNull()
  expect(video().controls).toBe(false)
  expect(video().preload).toBe('none')
})

test('playing hides the overlay, shows the controls and moves the focus to them', () => {
  open()
  // The DOM of the tests does not know that a video with controls takes the focus.
  const focus = vi.spyOn(video(), 'focus')
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
  expect(play).toHaveBeenCalledOnce()
  expect(overlay()).toBeNull()
  expect(video().controls).toBe(true)
  expect(focus).toHaveBeenCalledOnce()
})

test('a film started by the browser itself loses its overlay as well', () => {
  open()
  fireEvent.play(video())
  expect(overlay()).toBeNull()
  expect(video().controls).toBe(true)
})

test('a film that cannot be played says so and points to its words', async () => {
  play.mockRejectedValue(new DOMException('No source', 'NotSupportedError'))
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    "The video can't play right now. Everything it says is written below.",
  )
  expect(video().controls).toBe(false)
})

test('a film whose file is missing says so as well', () => {
  const { container } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
  const source = container.querySelector('source')
  if (source === null) throw new Error('no source')
  fireEvent.error(source)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(video().controls).toBe(false)
})

test('a browser that refuses to start gets its overlay back', async () => {
  play.mockRejectedValue(new DOMException('No gesture', 'NotAllowedError'))
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
  await waitFor(() => {
    expect(overlay()).not.toBeNull()
  })
})

test('being interrupted while starting is not a failure', async () => {
  const interrupted = Promise.reject(new DOMException('Paused', 'AbortError'))
  play.mockReturnValue(interrupted)
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
  await interrupted.catch(() => undefined)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(video().controls).toBe(true)
})

test('the film has captions and a text for browsers without video', () => {
  const { container } = open()
  const track = container.querySelector('track')
  expect(track?.getAttribute('kind')).toBe('captions')
  expect(track?.getAttribute('src')).toBe('/video/testimonials.vtt')
  expect(track?.getAttribute('srclang')).toBe('en')
  expect(video().textContent).toBe('Your browser does not support the video tag.')
})

test("'Go Back' returns to the page before", () => {
  vi.stubGlobal('navigation', { canGoBack: true })
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(back).toHaveBeenCalledOnce()
  expect(redirectTo).not.toHaveBeenCalled()
})

test("'Go Back' leads home where there is no page before", () => {
  vi.stubGlobal('navigation', { canGoBack: false })
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith('/')
})

test('a configured film has neither poster nor captions of the own one', () => {
  const { container } = render(<FilmScreen shown={filmFrom('https://films.example/a.mp4')} />)
  const shown = screen.getByLabelText<HTMLVideoElement>('Video: clients on what changed')
  expect(shown.hasAttribute('poster')).toBe(false)
  expect(container.querySelector('track')).toBeNull()
})

test.each([
  [undefined, '/video/testimonials.mp4', 'video/mp4'],
  ['', '/video/testimonials.mp4', 'video/mp4'],
  ['https://films.example/A.WEBM?v=2#t=1', 'https://films.example/A.WEBM?v=2#t=1', 'video/webm'],
  ['https://films.example/s?file=a.mp4', 'https://films.example/s?file=a.mp4', undefined],
])('the film configured as %j is played from %s, as %s', (configured, src, type) => {
  expect(filmFrom(configured)).toMatchObject({ src, type })
})
