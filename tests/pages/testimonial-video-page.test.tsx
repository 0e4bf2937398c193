// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { filmScenes } from '../../src/content/pages/testimonial-video'
import { sampleNotes } from '../../src/content/standing-copy'
import { TestimonialVideoPage } from '../../src/pages/testimonial-video-page'

afterEach(cleanup)

test('the page holds the video with its words, and says that it is a sample', () => {
  render(<TestimonialVideoPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('button', { name: 'Play video' })).toBeTruthy()
  for (const { lines, picture, note = '' } of filmScenes) {
    expect(screen.getByText(picture)).toBeTruthy()
    expect(document.body.textContent).toContain(lines.join(' '))
    expect(document.body.textContent).toContain(note)
  }
  for (const { owner } of filmScenes.filter(({ quoted }) => quoted)) {
    expect(screen.getByRole('img', { name: owner })).toBeTruthy()
  }
  expect(screen.getAllByText(sampleNotes.video).length).toBeGreaterThan(0)
})

test('a configured film is without the words and drawings of the own one', async () => {
  vi.stubEnv('VITE_TESTIMONIAL_VIDEO_URL', 'https://films.example/a.mp4')
  vi.resetModules()
  const page = await import('../../src/pages/testimonial-video-page')
  render(<page.TestimonialVideoPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clients on what changed')
  expect(screen.queryByRole('heading', { name: 'The video in words' })).toBeNull()
  expect(document.body.textContent).not.toContain('no sound')
  expect(screen.queryByRole('img')).toBeNull()
})

test('while one quote in the video is a sample, the page says so, although the video is confirmed', async () => {
  vi.resetModules()
  vi.doMock(import('../../src/content/pages/testimonial-video'), async (load) => ({
    ...(await load()),
    filmStatus: 'confirmed' as const,
  }))
  const page = await import('../../src/pages/testimonial-video-page')
  render(<page.TestimonialVideoPage />, { wrapper: MemoryRouter })
  const header = screen.getByRole('heading', { level: 1 }).parentElement
  expect(header?.textContent).toContain(sampleNotes.video)
  vi.doUnmock('../../src/content/pages/testimonial-video')
})
