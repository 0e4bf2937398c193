// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { palette } from '../../src/site/palette'
import { DRAWINGS } from '../../src/tools/drawings/catalog'
import { COVER_STYLES } from '../../src/tools/drawings/covers'
import { DRAWINGS_FOLDER, drawingFiles } from '../../src/tools/drawings/drawing-files'
import { WIDE } from '../../src/tools/drawings/frames'
import { pathEnd, pathPoints } from '../support/path-points'

const NAMES = [...DRAWINGS.keys()]
const ON_WHEAT = new Set(
  [...COVER_STYLES].flatMap(([name, { ground }]) => (ground === 'wheat' ? [`covers/${name}`] : [])),
)

/** What the largest drawing may weigh on the wire. */
const MAX_COMPRESSED_BYTES = 6_000

const DRAWN = new Map([...DRAWINGS].map(([name, draw]) => [name, draw()]))

function drawn(name: string) {
  const drawing = DRAWN.get(name)
  if (drawing === undefined) throw new Error(`There is no drawing "${name}"`)
  return drawing
}

function markup(name: string): string {
  return drawn(name).markup
}

function parsed(name: string): Document {
  return new DOMParser().parseFromString(markup(name), 'image/svg+xml')
}

function pathData(root: ParentNode): string[] {
  return [...root.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
}

/** Drawings whose strands all end in rows: how many rows, the first one, and their distance. */
const ROWS: readonly (readonly [string, number, number, number])[] = [
  ['home-hero', 22, 14, 25],
  ['home-hero-phone', 15, 12, 20],
  ['steps', 11, 18, 22],
  ['steps-still', 11, 18, 22],
  ['order-summary', 9, 12, 10],
  ['contact-card', 9, 20, 10],
  ['service-search-marketing', 8, 62, 7],
  ['service-seo', 10, 21, 32],
  ['about', 18, 30, 24],
  ['services-index', 9, 28, 38],
  ['blog-index', 7, 36, 32],
  ['success', 9, 14, 9],
]

/** The names of drawings that a rule does not hold for. */
function breaking(rule: (name: string) => boolean, names = NAMES): string[] {
  return names.filter((name) => !rule(name))
}

/** Whether a drawing is well-formed and states the size that its module exports. */
function isSound(name: string): boolean {
  const document = parsed(name)
  const { width, height } = drawn(name)
  return (
    document.querySelector('parsererror') === null &&
    document.documentElement.getAttribute('width') === String(width) &&
    document.documentElement.getAttribute('height') === String(height)
  )
}

test('every drawing is well-formed SVG of its stated size', () => {
  expect(breaking(isSound)).toEqual([])
})

test('a drawing is the same each time it is drawn', () => {
  expect(breaking((name) => DRAWINGS.get(name)?.().markup === markup(name))).toEqual([])
})

test('no drawing holds a number that is not one', () => {
  expect(breaking((name) => !/NaN|undefined|Infinity/.test(markup(name)))).toEqual([])
})

test('drawings hold no text, as images cannot use the fonts of the page', () => {
  expect(breaking((name) => !markup(name).includes('<text'))).toEqual([])
})

test.each(ROWS)('the strands of %s end in %i exact rows', (name, count, top, gap) => {
  const ends = pathData(parsed(name)).map((data) => Math.round(pathEnd(data)[1] * 10) / 10)
  const rows = Array.from({ length: count }, (_, index) => top + index * gap)
  expect(ends.toSorted((a, b) => a - b)).toEqual(rows)
})

test('a picture has one wheat line at most, and something in wheat', () => {
  const wheatLines = `g[fill="none"][stroke="${palette.wheat}"] path`
  const hasOneHighlight = (name: string) =>
    parsed(name).querySelectorAll(wheatLines).length <= 1 && markup(name).includes(palette.wheat)
  const onOtherGrounds = NAMES.filter((name) => !ON_WHEAT.has(name))
  expect(breaking(hasOneHighlight, onOtherGrounds)).toEqual([])
})

test('drawings stay small', () => {
  const sizes = NAMES.map((name) => brotliCompressSync(markup(name)).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES)
})

/** Whether every line of a drawing begins beyond the left edge of wide drawings (frames.ts). */
function entersFromOutside(name: string): boolean {
  return pathData(parsed(name)).every((data) => (pathPoints(data)[0]?.[0] ?? 0) <= WIDE.start)
}

test('strands enter wide drawings from beyond their left edge', () => {
  const wide = ROWS.map(([name]) => name).filter(
    (name) => drawn(name).width > 2000 && name !== 'service-search-marketing',
  )
  const names: string[] = [...wide, 'service-website', 'service-full-stack']
  expect(breaking(entersFromOutside, names)).toEqual([])
})

test('the hero leaves the place of its text and buttons empty', () => {
  const points = pathData(parsed('home-hero')).flatMap(pathPoints)
  expect(points.filter(([x, y]) => x < 480 && y < 240)).toEqual([])
})

test('the drawing of the three steps is wide enough to be pulled through the page', () => {
  for (const data of pathData(parsed('steps'))) {
    expect(pathPoints(data)[0]?.[0]).toBeLessThanOrEqual(-2200)
    expect(pathEnd(data)[0]).toBe(4200)
  }
})

test('the committed drawings are what npm run drawings writes', () => {
  const expected = drawingFiles()
  const stale = [...expected].filter(([name, content]) => {
    const file = path.join(DRAWINGS_FOLDER, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== content
  })
  expect(stale.map(([name]) => name)).toEqual([])
  const committed = readdirSync(DRAWINGS_FOLDER, { recursive: true, encoding: 'utf8' })
  expect(committed.filter((name) => name.includes('.') && !expected.has(name))).toEqual([])
})

test('tablets show the phone drawings of service pages with lines that have not grown', () => {
  const names = NAMES.filter((name) => /^service.*-phone$/.test(name))
  expect(names.length).toBeGreaterThan(9)
  const growing = breaking(
    (name) =>
      [...parsed(name).querySelectorAll('g[stroke-width] > path')].every(
        (path) => path.getAttribute('vector-effect') === 'non-scaling-stroke',
      ),
    names,
  )
  expect(growing).toEqual([])
})
