// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { testimonialVideo } from '../../src/content/pages/testimonial-video'
import { sampleNotes } from '../../src/content/standing-copy'

test('a configured video shows neither the transcript nor the poster of ours', async () => {
  vi.stubEnv('VITE_TESTIMONIAL_VIDEO_URL', 'https://videos.example/a.mp4')
  vi.resetModules()
  const page = await import('../../src/pages/testimonial-video-page')
  render(<page.TestimonialVideoPage />, { wrapper: MemoryRouter })
  const { configured, lead, words } = testimonialVideo
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(configured.title)
  expect(document.body.textContent).not.toContain(words.scenes)
  expect(document.body.textContent).not.toContain(lead)
  expect(document.querySelector('img')).toBeNull()
})

test.each([
  ['sample', 'says'],
  ['confirmed', 'does not say'],
] as const)('with a %s video the page %s that it is a sample', async (videoStatus, says) => {
  vi.resetModules()
  // Whatever the owner has confirmed.
  vi.doMock(import('../../src/content/pages/testimonial-video'), async (load) => {
    return { ...(await load()), videoStatus }
  })
  const { TestimonialVideoPage } = await import('../../src/pages/testimonial-video-page')
  render(<TestimonialVideoPage />, { wrapper: MemoryRouter })
  expect(screen.queryByText(sampleNotes.video) !== null).toBe(says === 'says')
})
