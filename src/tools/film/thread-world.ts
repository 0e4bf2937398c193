import { filmScenes, type FilmScene } from '../../content/pages/testimonial-video'
import { palette } from '../../site/palette'
import { videoPoster } from '../drawings/pages/video-poster'
import { paint, type Ink } from '../drawings/strands'
import { round } from '../drawings/svg'
import { HIGHLIGHTED, STRANDS, strandHeights } from './scene-layout'
import { FRAME, SCENE_PITCH } from './timeline'

/** A ground, and the colors of everything on it. */
interface FilmGround {
  readonly color: string
  readonly words: string
  readonly note: string
  readonly ink: Ink
}

const GOLD = { color: palette.wheat, width: 3.6 } as const

const ON_PRAIRIE: FilmGround = {
  color: palette.prairieDark,
  words: palette.limestone,
  note: palette.onPrairieDark,
  ink: {
    base: { color: palette.prairieTint, width: 1.2 },
    accent: { color: palette.prairieSoft, width: 1.6 },
    accentEvery: 5,
    highlight: GOLD,
  },
}

const ON_LIMESTONE: FilmGround = {
  color: palette.limestone,
  words: palette.soil,
  note: palette.soil3,
  ink: {
    base: { color: palette.soil, width: 1.2 },
    accent: { color: palette.prairie, width: 1.6 },
    accentEvery: 5,
    highlight: GOLD,
  },
}

const ON_SOIL: FilmGround = {
  color: palette.soil,
  words: palette.limestone,
  note: palette.darkText,
  ink: { base: { color: palette.threadOnDark, width: 1.3 }, highlight: GOLD },
}

const GROUNDS: Readonly<Record<FilmScene['id'], FilmGround>> = {
  tangle: ON_PRAIRIE,
  title: ON_PRAIRIE,
  trade: ON_LIMESTONE,
  adviser: ON_SOIL,
  coach: ON_LIMESTONE,
  close: ON_PRAIRIE,
}

/** The ground of a scene with the colors upon it. */
export function groundOf({ id }: Pick<FilmScene, 'id'>): FilmGround {
  return GROUNDS[id]
}

/** Between two scenes, where the strands change rows: seen only while the camera moves. */
const CROSSING = SCENE_PITCH - FRAME.width

/** The last scene's strands come together inside the picture, left of the words. */
const CORD_AT = 400

/** Share of a crossing that each handle takes: rows are left and met level. */
const CROSSING_HANDLE = 0.55

/** Neighbours change rows one after the other, over this distance, so that they braid. */
const STAGGER = 140

/** Strand `index` from the right edge of the poster to the end of the film. */
function strandPath(layouts: readonly (readonly number[])[], strand: number): string {
  const stagger = (strand / (STRANDS.count - 1) - 0.5) * STAGGER
  let height = layouts[0]?.[strand] ?? 0
  let path = `M${FRAME.width} ${round(height)}`
  for (const [index, heights] of layouts.entries()) {
    if (index === 0) continue
    const next = heights[strand] ?? 0
    const left = index * SCENE_PITCH
    const isCord = filmScenes[index]?.id === 'close'
    const start = (isCord ? left - 150 : left - CROSSING + 90) + stagger
    const land = isCord ? left + CORD_AT : left - 90 + stagger
    const handle = (land - start) * CROSSING_HANDLE
    const curve = [start + handle, height, land - handle, next, land, next].map(round).join(' ')
    path += `H${round(start)}C${curve}`
    height = next
  }
  return `${path}H${layouts.length * SCENE_PITCH}`
}

const layouts = filmScenes.map(strandHeights)
const paths = Array.from({ length: STRANDS.count }, (_, strand) => strandPath(layouts, strand))

/** Where the ground of a scene begins: half way from the picture before. */
function groundStart(index: number): number {
  return index === 0 ? 0 : index * SCENE_PITCH - CROSSING / 2
}

/** The grounds and threads in view when the left edge of the picture is at `left`. */
export function threadWorld(left: number): string {
  const strips = filmScenes.map((scene, index) => {
    const from = groundStart(index)
    const width = groundStart(index + 1) - from + 1
    if (from > left + FRAME.width || from + width < left) return ''
    const { color, ink } = groundOf(scene)
    const box = `x="${from}" width="${width}" height="${FRAME.height}"`
    return `<svg ${box} viewBox="${from} 0 ${width} ${FRAME.height}"><rect ${box} fill="${color}"/>${paint(paths, ink, HIGHLIGHTED)}</svg>`
  })
  return strips.join('') + (left < FRAME.width ? videoPoster().markup : '')
}
