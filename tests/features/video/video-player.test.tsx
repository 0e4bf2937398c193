// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { redirectTo } from '../../../src/browser/redirect-to'
import { videoFrom } from '../../../src/site/video'
import { testimonialVideo } from '../../../src/content/pages/testimonial-video'
import { VideoPlayer } from '../../../src/features/video/video-player'

vi.mock(import('../../../src/browser/redirect-to'))

const play = vi.fn<() => Promise<void>>()

beforeEach(() => {
  play.mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
})

const video = () => screen.getByLabelText<HTMLVideoElement>(testimonialVideo.videoLabel)
const overlay = () => screen.queryByRole('button', { name: 'Play video' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('playing hides the overlay, shows controls and captions and moves the focus to the video', () => {
  const { container } = render(<VideoPlayer />)
  expect(video()).toMatchObject({ controls: false, preload: 'none' })
  // The DOM of the tests does not know that a video with controls takes the focus.
  const focus = vi.spyOn(video(), 'focus')
  press('Play video')
  expect(play).toHaveBeenCalledOnce()
  expect(overlay()).toBeNull()
  expect(video().controls).toBe(true)
  expect(focus).toHaveBeenCalledOnce()
  const captions = container.querySelector('track[kind="captions"]')
  expect(captions, 'shown without a choice').toHaveProperty('default', true)
})

test.each([
  ['cannot be played says so', 'NotSupportedError', { fails: true, waits: true }],
  ['may not start has its overlay', 'NotAllowedError', { fails: false, waits: true }],
  ['is interrupted has controls', 'AbortError', { fails: false, waits: false }],
])('a video that %s', async (_, name, { fails, waits }) => {
  play.mockRejectedValue(new DOMException('No', name))
  render(<VideoPlayer />)
  await act(async () => press('Play video'))
  expect(screen.queryByRole('alert') !== null).toBe(fails)
  expect(overlay() !== null).toBe(waits)
  expect(video().controls).toBe(!waits)
})

test('a video that breaks off says so', () => {
  render(<VideoPlayer />)
  fireEvent.play(video())
  fireEvent.error(video())
  expect(screen.getByRole('alert')).toBeVisible()
})

test('a video that has failed is loaded again when play is pressed again', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  play.mockRejectedValueOnce(new DOMException('No', 'NotSupportedError'))
  render(<VideoPlayer />)
  for (let time = 0; time < 2; time += 1) await act(async () => press('Play video'))
  expect(load).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['to the page before', true],
  ['home where there is no page before', false],
])("'Go Back' leads %s", (_name, canGoBack) => {
  vi.stubGlobal('navigation', { canGoBack })
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
  render(<VideoPlayer />)
  press('Go Back')
  expect(back).toHaveBeenCalledTimes(canGoBack ? 1 : 0)
  expect(vi.mocked(redirectTo).mock.calls).toEqual(canGoBack ? [] : [['/']])
})

test.each([
  ['', '/video/testimonials.mp4', 'video/mp4'],
  ['https://videos.example/A.WEBM?v=2#t=1', 'https://videos.example/A.WEBM?v=2#t=1', 'video/webm'],
  ['https://videos.example/s?file=a.mp4', 'https://videos.example/s?file=a.mp4', undefined],
])('the video configured as %j is played from %s, as %s', (configured, src, type) => {
  expect(videoFrom(configured)).toMatchObject({ src, type })
})
