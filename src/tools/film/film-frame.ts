import { filmScenes, type FilmScene } from '../../content/pages/testimonial-video'
import { escapeMarkup } from '../../site/escape-markup'
import { baseline, writing } from './scene-layout'
import { groundOf, threadWorld } from './thread-world'
import { cameraAt, FRAME, lineShown, SCENE_PITCH, strokeDrawn } from './timeline'

/** Distance from the last ruled line to the foot of the note. */
const NOTE_GAP = 62

/** An opening quotation mark hangs this far outside the lines, in sizes of the type. */
const HANGING_MARK = 0.44

/** The golden strand under the last line of words, once it is drawn: beyond the picture it thins out. */
const STROKE_WIDTH = 8
const STROKE_END = FRAME.width + 80
const STROKE_TAPER = 160

/** Shows the left part of something, from 0 to 1: words appear in the direction they are written. */
function revealed(left: number, part: number, markup: string): string {
  const width = part * (FRAME.width - left)
  if (part === 0) return ''
  const box = `x="${left}" width="${width}" height="${FRAME.height}"`
  return `<svg ${box} viewBox="${left} 0 ${width} ${FRAME.height}">${markup}</svg>`
}

function lineOfWords(scene: FilmScene, index: number, seconds: number): string {
  const { left, size } = writing(scene)
  const quoted = scene.quoted === true
  const opens = quoted && index === 0
  const closes = quoted && index === scene.lines.length - 1
  const text = `${opens ? '“' : ''}${scene.lines[index] ?? ''}${closes ? '”' : ''}`
  const x = opens ? left - HANGING_MARK * size : left
  const place = `x="${x}" y="${baseline(scene, index)}" font-size="${size}"`
  const markup = `<text class="words" ${place} fill="${groundOf(scene).words}">${escapeMarkup(text)}</text>`
  return revealed(left - size, lineShown(scene, index, seconds), markup)
}

function lastRule(scene: FilmScene): number {
  return baseline(scene, scene.lines.length - 1) + writing(scene).rule
}

function note(scene: FilmScene, seconds: number): string {
  if (scene.note === undefined) return ''
  const { left } = writing(scene)
  const place = `x="${left}" y="${lastRule(scene) + NOTE_GAP}"`
  const markup = `<text class="note" ${place} fill="${groundOf(scene).note}">${escapeMarkup(scene.note)}</text>`
  return revealed(left, lineShown(scene, scene.lines.length, seconds), markup)
}

/** The golden strand under the last line of words: it thickens from the left, and thins out again. */
function stroke(scene: FilmScene, seconds: number): string {
  const drawn = strokeDrawn(scene, seconds)
  if (scene.note === undefined || drawn === 0) return ''
  const { left } = writing(scene)
  const { color, width } = groundOf(scene).ink.highlight
  const end = left + drawn * (STROKE_END - left)
  const thins = Math.max(end - STROKE_TAPER, left)
  const [thick, thin] = [STROKE_WIDTH / 2, width / 2]
  const points = [
    [left, -thick],
    [thins, -thick],
    [end, -thin],
    [end, thin],
    [thins, thick],
    [left, thick],
  ]
  const y = lastRule(scene)
  return `<polygon points="${points.map(([x = 0, dy = 0]) => `${x},${y + dy}`).join(' ')}" fill="${color}"/>`
}

/** One frame of the film as the content of an SVG of 1280 x 720, for a moment in seconds. */
export function filmFrame(seconds: number): string {
  const left = cameraAt(seconds)
  const scenes = filmScenes.map((scene, index) => {
    const x = index * SCENE_PITCH
    if (x > left + FRAME.width || x + SCENE_PITCH < left) return ''
    const lines = scene.lines.map((_, line) => lineOfWords(scene, line, seconds)).join('')
    return `<g transform="translate(${x})">${stroke(scene, seconds)}${lines}${note(scene, seconds)}</g>`
  })
  return `<g transform="translate(${-left})">${threadWorld(left)}${scenes.join('')}</g>`
}
