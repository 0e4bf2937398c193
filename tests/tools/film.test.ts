import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { captions } from '../../src/tools/film/captions'
import { filmFrame } from '../../src/tools/film/film-frame'
import {
  baseline,
  HIGHLIGHTED,
  strandHeights,
  STRANDS,
  writing,
} from '../../src/tools/film/scene-layout'
import { cameraAt, FILM_SECONDS, SCENE_PITCH } from '../../src/tools/film/timeline'
import { hasSample } from '../../src/content/claims'
import { filmScenes, filmStatus } from '../../src/content/pages/testimonial-video'
import { freePlan, sampleNotes } from '../../src/content/standing-copy'
import { homeTestimonials, serviceTestimonials } from '../../src/content/testimonials'

const quoted = filmScenes.filter((scene) => scene.quoted === true)

test('the film lasts between twenty and thirty seconds and its scenes follow without a gap', () => {
  expect(FILM_SECONDS).toBeGreaterThanOrEqual(20)
  expect(FILM_SECONDS).toBeLessThanOrEqual(30)
  for (const [index, { start, end }] of filmScenes.entries()) {
    expect(start).toBe(index === 0 ? 0 : filmScenes[index - 1]?.end)
    expect(end).toBeGreaterThan(start)
  }
})

test('a sample video says so on its title, and ends with the deliverable of the call', () => {
  const title = filmScenes.find(({ id }) => id === 'title')
  expect(title?.note).toBe(hasSample([{ status: filmStatus }]) ? sampleNotes.video : undefined)
  expect(filmScenes.at(-1)?.note).toContain(freePlan.name)
})

test('the film quotes testimonials of the site word for word, without a name', () => {
  const said = [...homeTestimonials, ...Object.values(serviceTestimonials).flat()]
  expect(quoted).toHaveLength(3)
  for (const { lines, note } of quoted) {
    const source = said.find(({ quote }) => quote === lines.join(' '))
    expect(source && ('role' in source ? source.role : source.businessType)).toBe(note)
  }
})

test('the committed captions are those of the script', () => {
  expect(readFileSync('public/video/testimonials.vtt', 'utf8')).toBe(captions())
})

test('the captions are WebVTT with one cue for each scene that holds its words', () => {
  const cues = captions().split('\n\n')
  expect(cues[0]).toBe('WEBVTT')
  expect(cues).toHaveLength(filmScenes.length + 1)
  for (const [index, { lines, note }] of filmScenes.entries()) {
    const cue = cues[index + 1] ?? ''
    expect(cue).toMatch(/^\d+\n\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}\n.+/)
    expect(cue).toContain(lines.join(' '))
    expect(cue).toContain(note ?? '')
  }
})

test('the committed film is a few hundred kilobytes', () => {
  const { size } = statSync('public/video/testimonials.mp4')
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(500_000)
})

test('at the end of each scene all its words are on the picture', () => {
  for (const { end, lines, note = '' } of filmScenes) {
    const frame = filmFrame(end)
    for (const line of lines) expect(frame).toContain(line)
    expect(frame).toContain(note)
  }
})

test('the camera only moves to the right, in even steps, and rests on the last scene', () => {
  let before = 0
  for (let seconds = 0; seconds <= FILM_SECONDS; seconds += 0.05) {
    const left = cameraAt(seconds)
    expect(left).toBeGreaterThanOrEqual(before)
    expect(left % 2).toBe(0)
    before = left
  }
  expect(cameraAt(FILM_SECONDS)).toBe((filmScenes.length - 1) * SCENE_PITCH)
})

test('in every scene each strand has a height', () => {
  for (const scene of filmScenes) {
    const heights = strandHeights(scene)
    expect(heights).toHaveLength(STRANDS.count)
    expect(heights.every(Number.isFinite)).toBe(true)
  }
})

test('the gold strand is under the last line of words', () => {
  for (const scene of filmScenes.filter(({ lines }) => lines.length > 0)) {
    const rule = baseline(scene, scene.lines.length - 1) + writing(scene).rule
    expect(strandHeights(scene)[HIGHLIGHTED]).toBe(rule)
  }
})
