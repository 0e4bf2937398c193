// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  coverName,
  DRAWINGS,
  isDrawingName,
  type DrawingName,
} from '../../src/build/drawings/catalog'
import { COVER_STYLES } from '../../src/build/drawings/covers'
import { WIDE } from '../../src/build/drawings/frames'
import { BLOG_SLUGS } from '../../src/site/blog-slugs'
import { palette } from '../../src/site/palette'
import { pathEnd, pathPoints } from '../support/path-points'

const NAMES = Object.keys(DRAWINGS).filter(isDrawingName)
const ON_WHEAT = new Set<DrawingName>(
  BLOG_SLUGS.filter((slug) => COVER_STYLES[slug].ground === 'wheat').map(coverName),
)

/** What the largest drawing may weigh on the wire. */
const MAX_COMPRESSED_BYTES = 6_000

const MARKUP = new Map(NAMES.map((name) => [name, DRAWINGS[name]().markup]))

function markup(name: DrawingName): string {
  return MARKUP.get(name) ?? ''
}

function parsed(name: DrawingName): Document {
  return new DOMParser().parseFromString(markup(name), 'image/svg+xml')
}

function pathData(root: ParentNode): string[] {
  return [...root.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
}

/** Drawings whose strands all end in rows: how many rows, the first one, and their distance. */
const ROWS: readonly (readonly [DrawingName, number, number, number])[] = [
  ['home-hero', 22, 14, 25],
  ['home-hero-phone', 15, 12, 20],
  ['steps', 11, 18, 22],
  ['steps-still', 11, 18, 22],
  ['order-summary', 9, 12, 10],
  ['contact-card', 9, 20, 10],
  ['service-search-marketing', 8, 62, 7],
  ['service-seo', 10, 21, 32],
  ['about', 18, 30, 24],
  ['contact', 9, 42, 32],
  ['services-index', 9, 28, 38],
  ['blog-index', 7, 36, 32],
  ['success', 9, 14, 9],
]

/** The names of drawings that a rule does not hold for. */
function breaking(rule: (name: DrawingName) => boolean, names = NAMES): DrawingName[] {
  return names.filter((name) => !rule(name))
}

/** Whether a drawing is well-formed and states the size that its module exports. */
function isSound(name: DrawingName): boolean {
  const document = parsed(name)
  const { width, height } = DRAWINGS[name]()
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
  expect(breaking((name) => DRAWINGS[name]().markup === markup(name))).toEqual([])
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
  const hasOneHighlight = (name: DrawingName) =>
    parsed(name).querySelectorAll(wheatLines).length <= 1 && markup(name).includes(palette.wheat)
  const onOtherGrounds = NAMES.filter((name) => !ON_WHEAT.has(name))
  expect(breaking(hasOneHighlight, onOtherGrounds)).toEqual([])
})

test('drawings stay small', () => {
  const sizes = NAMES.map((name) => brotliCompressSync(markup(name)).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES)
})

/** Whether every line of a drawing begins beyond the left edge of wide drawings (frames.ts). */
function entersFromOutside(name: DrawingName): boolean {
  return pathData(parsed(name)).every((data) => (pathPoints(data)[0]?.[0] ?? 0) <= WIDE.start)
}

test('strands enter wide drawings from beyond their left edge', () => {
  const wide = ROWS.map(([name]) => name).filter(
    (name) => DRAWINGS[name]().width > 2000 && name !== 'service-search-marketing',
  )
  const names: DrawingName[] = [...wide, 'service-website', 'service-full-stack']
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

test('neighbouring article covers differ', () => {
  const styles = BLOG_SLUGS.map((slug) => COVER_STYLES[slug])
  styles.forEach(({ ground, motif }, index) => {
    const next = styles[index + 1]
    expect(next?.ground).not.toBe(ground)
    expect(next?.motif).not.toBe(motif)
    for (const below of [styles[index + 2], styles[index + 3]]) {
      expect(below).not.toEqual({ ground, motif })
    }
  })
})

test('two articles never share one drawing', () => {
  expect(new Set(BLOG_SLUGS.map((slug) => markup(coverName(slug)))).size).toBe(BLOG_SLUGS.length)
})
