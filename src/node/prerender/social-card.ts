import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { COVER_COLORS, type CoverColor, type CoverName } from '../../site/article'
import { BRAND_MARK } from '../../site/brand-mark'
import { escapeMarkup } from '../escape-markup'
import { palette } from '../../site/palette'
import { isServicePage } from '../../site/routes'
import { SOCIAL_CARD } from '../../site/site-files'
import type { Renderer } from './prerender'
import { fitText, type Measure } from './text-lines'

interface SocialCard {
  readonly title: string
  /** A few words above the title, on the right: the page's section of the site. */
  readonly kicker?: string
  /** Name of the company beside its mark. */
  readonly brand: string
  /** The drawing below the title. */
  readonly cover: CoverName
}

/** The renderer doesn't support variable fonts, so `npm run fonts` makes one weight of each typeface. */
const FONTS = {
  font: {
    fontFiles: ['src/assets/card-fonts/bricolage.ttf', 'src/assets/card-fonts/figtree.ttf'],
    loadSystemFonts: false,
  },
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD
const MARGIN = 64
const BASELINE_Y = 96
const TITLE_TOP = 152

/** Distance of the first baseline from the top of the title, relative to the font size. */
const TITLE_ASCENT = 0.78

const TITLE_SPACE = {
  width: WIDTH - 2 * MARGIN,
  height: 264,
  largestSize: 118,
  smallestSize: 44,
  maxLines: 3,
} as const

/** The family names inside the two font files. */
const HEADING = 'Bricolage Grotesque 96pt ExtraBold'
const TITLE = { family: HEADING, trackingEm: -0.03 }
const BRAND = { family: HEADING, trackingEm: -0.02, size: 34, maxWidth: 560 }
const KICKER = { family: 'Figtree Light', trackingEm: 0, size: 26, maxWidth: 420, anchor: 'end' }

const MARK_SCALE = 1.5
const MARK_GAP = 18

/** The drawing starts this far below the title and takes the rest of the card. */
const DRAWING_GAP = 34

/** A small palette is enough for lines on a plain background. A card may have 60 kB. */
const COMPRESSION = { palette: true, quality: 60, dither: 0, effort: 1 } as const

type CardColors = Readonly<Record<'background' | 'title' | 'quiet' | 'mark', string>>

const { limestone, limestone2, soil, soil2, soil3, prairie, prairieDark, wheat } = palette
const { onPrairieDark, darkText } = palette

/** The colors of a card, by the color of its cover. */
const COLORS: Readonly<Record<CoverColor, CardColors>> = {
  'prairie-dark': {
    background: prairieDark,
    title: limestone,
    quiet: onPrairieDark,
    mark: limestone,
  },
  soil: { background: soil, title: limestone, quiet: darkText, mark: limestone },
  'limestone-2': { background: limestone2, title: soil, quiet: soil3, mark: prairie },
  wheat: { background: wheat, title: soil, quiet: soil2, mark: soil },
}

function colorsOf(cover: CoverName) {
  const color = COVER_COLORS.find((name) => cover.startsWith(name))
  if (color === undefined) throw new Error(`${cover} begins with none of the cover colors`)
  return COLORS[color]
}

/** A cover, fitted into the space below the title. */
async function coverBelow(top: number, cover: CoverName): Promise<string> {
  const file = await readFile(`src/assets/drawings/covers/${cover}.svg`, 'utf8')
  return file.replace(
    /<svg [^>]*>/,
    `<svg y="${top}" width="${WIDTH}" height="${HEIGHT - top}" viewBox="0 0 1200 480" preserveAspectRatio="none">`,
  )
}

type Typeface = typeof TITLE & { readonly anchor?: string }

function draw(body: string): Resvg {
  const size = `width="${WIDTH}" height="${HEIGHT}"`
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`, FONTS)
}

function textAt(x: number, y: number, text: string, size: number, type: Typeface, color = '#000') {
  const { family, trackingEm, anchor = 'start' } = type
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" letter-spacing="${size * trackingEm}" fill="${color}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`
}

/** Large enough that the rounding of outlines doesn't matter. */
const MEASURED_SIZE = 100

/**
 * Measures outlines, which include kerning and tracking. Remembers each width: breaking a title into lines asks for the
 * same words again and again, and each answer takes a drawing.
 */
function measureIn(typeface: Typeface): Measure {
  const widths = new Map<string, number>()
  return (text) => {
    const known = widths.get(text)
    if (known !== undefined) return known
    const box = draw(textAt(0, MEASURED_SIZE, text, MEASURED_SIZE, typeface)).getBBox()
    if (box === undefined) throw new Error(`${typeface.family} has no letters for "${text}"`)
    const width = box.width / MEASURED_SIZE
    widths.set(text, width)
    return width
  }
}

const measureTitle = measureIn(TITLE)

/** One line of text, in a smaller size if it would be too wide. */
function oneLine(x: number, text: string, type: Typeface & typeof BRAND, color: string): string {
  const size = Math.min(type.size, type.maxWidth / measureIn(type)(text))
  return textAt(x, BASELINE_Y, text, size, type, color)
}

/** Emoji, which the typefaces lack. U+200D joins two of them into one. */
const EMOJI = /\p{Emoji}\uFE0F|\p{Emoji_Presentation}|\u200D/gu

/** The picture of a page in social networks: the company's mark, the page's title, and a drawing below it. */
export async function renderSocialCard(card: SocialCard): Promise<Buffer> {
  const { kicker, brand, cover } = card
  const title = card.title.replaceAll(EMOJI, '').trim()
  const colors = colorsOf(cover)
  const { size, lines } = fitText(title, TITLE_SPACE, measureTitle)
  const top = TITLE_TOP + size * lines.length + DRAWING_GAP
  const brandX = MARGIN + BRAND_MARK.width * MARK_SCALE + MARK_GAP
  const body = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.background}"/>`,
    await coverBelow(top, cover),
    `<path transform="translate(${MARGIN} ${BASELINE_Y - 32})scale(${MARK_SCALE})" d="${BRAND_MARK.path}" fill="none" stroke="${colors.mark}" stroke-width="${BRAND_MARK.strokeWidth}" stroke-linecap="round"/>`,
    oneLine(brandX, brand, BRAND, colors.title),
    kicker && oneLine(WIDTH - MARGIN, kicker, KICKER, colors.quiet),
    ...lines.map((line, index) =>
      textAt(MARGIN, TITLE_TOP + size * (TITLE_ASCENT + index), line, size, TITLE, colors.title),
    ),
  ]
  const { pixels, width, height } = draw(body.join('')).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(COMPRESSION)
    .toBuffer()
}

/** The covers of pages without their own. A page's path picks one, so that a new page leaves the others as they are. */
const PAGE_COVERS = [
  'soil-ribbon',
  'prairie-dark-skein',
  'wheat-waves',
  'limestone-2-rope',
] as const

/** The content of a page's card: its title and its section of the site. */
function cardOf(renderer: Renderer, pathname: string): SocialCard {
  const match = renderer.findPage(pathname)
  const { title } = renderer.pageHead(pathname)
  const brand = renderer.company.name
  if (match.page === 'article') {
    return { title, brand, kicker: renderer.pageLabel('blog'), cover: match.article.cover }
  }
  const isService = match.page !== 'notFound' && isServicePage(match.page)
  const kicker = isService ? renderer.pageLabel('services') : undefined
  const cover = PAGE_COVERS[pathname.length % PAGE_COVERS.length] ?? 'soil-ribbon'
  return { title, brand, kicker, cover }
}

/** Draws one social card for every page. */
export async function writeSocialCards(renderer: Renderer, outDir: string): Promise<void> {
  for (const pathname of [...renderer.allPaths(), renderer.NOT_FOUND_PATH]) {
    const file = path.join(outDir, renderer.socialCardPath(pathname))
    const card = await renderSocialCard(cardOf(renderer, pathname))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, card)
  }
}
