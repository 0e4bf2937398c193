import { expect, test } from 'vitest'
import { filmSource } from '../../../src/features/video/film-screen'

test.each([undefined, ''])('without a configured address (%j) the own film plays', (configured) => {
  expect(filmSource(configured)).toEqual({ src: '/video/testimonials.mp4', type: 'video/mp4' })
})

test.each([
  ['https://films.example/a.mp4', 'video/mp4'],
  ['https://films.example/A.WEBM?v=2#t=1', 'video/webm'],
  ['https://films.example/stream?file=a.mp4', undefined],
])('the configured film %s plays in its place, as %s', (src, type) => {
  expect(filmSource(src)).toEqual({ src, type })
})
