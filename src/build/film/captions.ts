import { filmScenes, type FilmScene } from '../../content/pages/testimonial-video'

/** Seconds as WebVTT writes them: 00:00:06.400 (W3C WebVTT, section 3.3). */
function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

function cueText({ lines, note, picture }: FilmScene): string {
  if (lines.length === 0) return `[No sound. ${picture}]`
  return [lines.join(' '), ...(note === undefined ? [] : [note])].join('\n')
}

/** The captions of the film: one cue for each scene, with the words that stand on the picture. */
export function captions(): string {
  const cues = filmScenes.map(
    (scene, index) =>
      `${index + 1}\n${timestamp(scene.start)} --> ${timestamp(scene.end)}\n${cueText(scene)}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}
