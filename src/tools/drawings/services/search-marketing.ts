import { curl } from '../curl'
import { PHONE, WIDE } from '../frames'
import { INK_ON_LIGHT } from '../inks'
import { pathOf, spline, type Point } from '../spline'
import { landed, paint } from '../strands'
import { svg, type Svg } from '../svg'

const INK = {
  ...INK_ON_LIGHT,
  base: { ...INK_ON_LIGHT.base, width: 1.3 },
  accentEvery: 3,
  accentFrom: 0,
}

/** Threads begin under their phrases, so that nothing of them shows left of the first letter. */
const START = 40

/** Where each phrase's thread makes its curl: x and radius. */
const CURLS: readonly Point[] = [
  [404, 30],
  [318, 44],
  [452, 24],
  [366, 50],
  [432, 36],
  [338, 54],
  [410, 40],
  [464, 26],
]

/**
 * Eight searches, one answer. Phrase i is at the left as HTML, centered on its thread at
 * y = 16 + 41 i, and covers the level beginning of the thread with the color of the page. All land on the first result at x = 668, y = 62 + 7 i, under a card whose left edge
 * is at x = 624.
 */
export function searchMarketing(): Svg {
  const paths = CURLS.map(([x, radius], index) => {
    const y = 16 + 41 * index
    const side = index < 4 ? 1 : -1
    const way: Point[] = [[START, y], [130, y], ...curl([x, y], radius, side)]
    return landed(way, 668, 62 + 7 * index, 690)
  })
  return svg({ ...WIDE.box, height: 330 }, paint(paths, INK, 1))
}

const PHONE_CURLS: readonly Point[] = [
  [226, 19],
  [196, 25],
  [252, 14],
  [220, 26],
  [240, 18],
  [206, 15],
]

/**
 * Phones: six phrases, threads at y = 11 + 28 i. They turn down into the
 * first result, which is below the drawing, at x = 338 - 13 i.
 */
export function searchMarketingPhone(): Svg {
  const paths = PHONE_CURLS.map(([x, radius], index) => {
    const y = 11 + 28 * index
    const side = index < 3 ? 1 : -1
    const column = 338 - 13 * index
    const way: Point[] = [[START, y], [100, y], ...curl([x, y], radius, side)]
    const drop = 0.55 * (200 - y)
    return `${pathOf(spline([...way, [column, 200]], [0, drop]))}V212`
  })
  return svg({ ...PHONE.box, height: 210 }, paint(paths, INK, 1))
}
