import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filmScenes } from '../../src/content/pages/testimonial-video'

const captions = readFileSync('public/video/testimonials.vtt', 'utf8')

/** The caption of the scene that has no words on it. */
const PICTURE_ONLY =
  '[No sound. Two dozen loose threads make a tangle. Then they straighten into rows.]'

/** A time of the captions, in seconds. */
function seconds(time: string): number {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + rest
}

test('each scene of the video begins, ends and reads as in its captions', () => {
  const cues = [...captions.matchAll(/^(\S+) --> (\S+)\n(.+)/gm)].map(
    ([, start = '', end = '', words]) => ({ start: seconds(start), end: seconds(end), words }),
  )
  expect(cues).toEqual(
    filmScenes.map(({ start, end, lines }) => ({
      start,
      end,
      words: lines.join(' ') || PICTURE_ONLY,
    })),
  )
})
