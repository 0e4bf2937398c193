/** One finished drawing: the SVG file's text and its size (the viewBox) in CSS pixels. */
export interface Svg {
  readonly markup: string
  readonly width: number
  readonly height: number
}

/** The part of the plane that a drawing shows, in its own units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Stroke {
  readonly color: string
  /** Width in drawing units, which are CSS pixels at the drawing's natural size. */
  readonly width: number
}

/** One decimal is finer than a screen pixel at every size in use, and halves the file. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? 0 : rounded
}

/** Joins numbers the way path data allows: no zero before the point, no space before a minus. */
export function compact(values: readonly number[]): string {
  let text = ''
  for (const value of values) {
    const digits = String(round(value)).replace(/^(-?)0\./, '$1.')
    text += text === '' || digits.startsWith('-') ? digits : ` ${digits}`
  }
  return text
}

/** A file that shows `box`, at `zoom` CSS pixels per drawing unit. */
export function svg(box: Box, body: string, zoom = 1): Svg {
  const viewBox = [box.x, box.y, box.width, box.height].map(round).join(' ')
  const [width, height] = [Math.round(box.width * zoom), Math.round(box.height * zoom)]
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`,
    width,
    height,
  }
}

/** Every group that `lines` writes. A shape with a stroke of its own, such as the logo, is none. */
const STROKED_GROUP = /<g ([^>]*)stroke-width="([\d.]+)"([^>]*)>(.*?)<\/g>/g

/**
 * The same drawing, with lines that stay as wide on the screen as at its natural size. Tablets show the
 * drawings of phones at twice their size, where lines that grow along would be too heavy.
 *
 * @param zoom CSS pixels per drawing unit, at the natural size
 */
export function withFixedLines({ markup, width, height }: Svg, zoom = 1): Svg {
  const fixed = markup.replaceAll(
    STROKED_GROUP,
    (_, before: string, units: string, after: string, paths: string) => {
      const drawn = paths.replaceAll('<path ', '<path vector-effect="non-scaling-stroke" ')
      return `<g ${before}stroke-width="${round2(Number(units) * zoom)}"${after}>${drawn}</g>`
    },
  )
  return { markup: fixed, width, height }
}

/** Groups paths of one stroke, so that the color and width are written once. */
export function lines(
  paths: readonly string[],
  stroke: Stroke,
  cap: 'round' | 'butt' = 'round',
): string {
  if (paths.length === 0) return ''
  const style = `fill="none" stroke="${stroke.color}" stroke-width="${round2(stroke.width)}"`
  const ends = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  const drawn = paths.map((d) => `<path d="${d}"/>`).join('')
  return `<g ${style}${ends}>${drawn}</g>`
}

export interface Dot {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A dot of another size in the same place. */
export function enlarged({ x, y, r }: Dot, factor: number): Dot {
  return { x, y, r: r * factor }
}

/** Groups filled dots of one color. */
export function dots(list: readonly Dot[], color: string): string {
  if (list.length === 0) return ''
  const drawn = list
    .map(({ x, y, r }) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`)
    .join('')
  return `<g fill="${color}">${drawn}</g>`
}

/** Fills a box with one color. */
export function ground(box: Box, color: string): string {
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${color}"/>`
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
