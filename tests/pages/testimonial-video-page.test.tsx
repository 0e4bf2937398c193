// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { ProofStatus } from '../../src/content/claims'
import { testimonialVideo } from '../../src/content/pages/testimonial-video'
import { sampleNotes } from '../../src/content/standing-copy'

/** The page as if the video had a status, whatever the owner has confirmed. */
async function renderPage(videoStatus: ProofStatus): Promise<void> {
  vi.resetModules()
  vi.doMock(import('../../src/content/pages/testimonial-video'), async (load) => {
    return { ...(await load()), videoStatus }
  })
  const { TestimonialVideoPage } = await import('../../src/pages/testimonial-video-page')
  render(<TestimonialVideoPage />, { wrapper: MemoryRouter })
  vi.doUnmock('../../src/content/pages/testimonial-video')
}

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
] as const)('with a %s video the page %s that it is a sample', async (video, says) => {
  await renderPage(video)
  expect(screen.queryByText(sampleNotes.video) !== null).toBe(says === 'says')
})
