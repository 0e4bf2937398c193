// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { filmScenes } from '../../src/content/pages/testimonial-video'
import { sampleNotes } from '../../src/content/standing-copy'
import { TestimonialVideoPage } from '../../src/pages/testimonial-video-page'

afterEach(() => {
  cleanup()
})

test('the page holds the video, says that it is a sample, and has its words and a link to a call', async () => {
  render(
    <MemoryRouter initialEntries={['/testimonial-video']}>
      <TestimonialVideoPage />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Play video' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Go Back' })).toBeTruthy()
  await screen.findByRole('heading', { name: 'The video in words' })
  for (const { lines, picture, note = '' } of filmScenes) {
    expect(screen.getByText(picture)).toBeTruthy()
    expect(document.body.textContent).toContain(lines.join(' '))
    expect(document.body.textContent).toContain(note)
  }
  expect(screen.getAllByText(sampleNotes.video).length).toBeGreaterThan(0)
  const call = screen.getByRole('link', { name: 'Book a Free Consultation' })
  expect(call.getAttribute('href')).toBe('/contact')
})
