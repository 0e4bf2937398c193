import { filmScenes, type FilmScene } from '../../content/pages/testimonial-video'
import { FILM_SECONDS, PAN_SECONDS } from './timeline'

/** Seconds as WebVTT writes them: 00:00:06.400 (W3C WebVTT, section 3.3). */
function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

function cueText({ lines, note, picture }: FilmScene): string {
  if (lines.length === 0) return `[No sound. ${picture}]`
  return [lines.join(' '), ...(note === undefined ? [] : [note])].join('\n')
}

/** When a scene has taken over the picture: half way through the camera's move to it. */
function seenFrom(index: number): number {
  const scene = filmScenes[index]
  if (scene === undefined) return FILM_SECONDS
  return index === 0 ? 0 : scene.start + PAN_SECONDS / 2
}

/** The captions of the film: one cue for each scene, with the words on the picture. */
export function captions(): string {
  const cues = filmScenes.map(
    (scene, index) =>
      `${index + 1}\n${timestamp(seenFrom(index))} --> ${timestamp(seenFrom(index + 1))}\n${cueText(scene)}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}
