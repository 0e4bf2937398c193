import { filmScenes, type FilmScene } from '../../content/pages/testimonial-video'

/** Frames per second. */
export const FRAME_RATE = 24

/** The picture, in pixels. */
export const FRAME = { width: 1280, height: 720 } as const

/** How far apart scenes lie along the threads, in pixels: the camera only ever moves to the right. */
export const SCENE_PITCH = 1900

/** How long the camera takes from one scene to the next. */
export const PAN_SECONDS = 1.9

/** The first lines appear this long after the camera set off, when it is nearly there. */
const WORDS_AFTER_SECONDS = 1.35
const BETWEEN_LINES_SECONDS = 0.22
const LINE_SECONDS = 0.7

export const FILM_SECONDS = Math.max(...filmScenes.map(({ end }) => end))
export const FILM_FRAMES = Math.round(FILM_SECONDS * FRAME_RATE)

/** Share of the way from `start` to `start + length`, held at 0 before and at 1 after. */
function progress(seconds: number, start: number, length: number): number {
  return Math.min(Math.max((seconds - start) / length, 0), 1)
}

/** Slow, fast, slow: a camera on rails. */
function easeInOut(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2
}

/** Fast, then slow: things that arrive. */
function easeOut(t: number): number {
  return 1 - (1 - t) ** 3
}

/**
 * Left edge of what the camera sees, in pixels along the threads. Always a whole, even number: then
 * moving pictures repeat exactly, in color as well, and the film takes half the bytes.
 */
export function cameraAt(seconds: number): number {
  const left = filmScenes
    .slice(1)
    .reduce(
      (sum, { start }) => sum + SCENE_PITCH * easeInOut(progress(seconds, start, PAN_SECONDS)),
      0,
    )
  return 2 * Math.round(left / 2)
}

/** How far line `index` of a scene has appeared, from 0 to 1. */
export function lineShown(scene: FilmScene, index: number, seconds: number): number {
  const start = scene.start + WORDS_AFTER_SECONDS + index * BETWEEN_LINES_SECONDS
  return easeOut(progress(seconds, start, LINE_SECONDS))
}

/** How far the stroke under the last line has been drawn: after the words, from left to right. */
export function strokeDrawn(scene: FilmScene, seconds: number): number {
  const start =
    scene.start + WORDS_AFTER_SECONDS + scene.lines.length * BETWEEN_LINES_SECONDS + LINE_SECONDS
  return easeOut(progress(seconds, start, 0.9))
}
