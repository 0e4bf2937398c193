import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { BRAND_MARK } from '../site/brand-mark'
import { escapeMarkup } from '../site/escape-markup'
import { palette } from '../site/palette'
import { ROUTES } from '../site/routes'
import { SOCIAL_CARD, SOCIAL_CARD_MAX_BYTES } from '../site/site-files'
import { COVER_STYLES, type CoverStyle } from '../tools/drawings/covers'
import { GROUNDS, type GroundName } from '../tools/drawings/grounds'
import { MOTIFS, type MotifName } from '../tools/drawings/motifs/motifs'
import { seedFrom } from '../tools/random'
import type { Renderer } from './prerender'
import { fitText, type Measure } from './text-lines'

interface SocialCard {
  readonly title: string
  /** A few words above the title, on the right: where on the site the page belongs. */
  readonly kicker?: string
  /** Name of the company beside its mark. */
  readonly brand: string
  /** The same seed gives the same drawing; a path or a slug. */
  readonly seed: string
  /** Ground and motif; by default the seed chooses them. Articles pass their cover's. */
  readonly style?: CoverStyle
}

/** The renderer knows no variable fonts, so `npm run fonts` cuts one weight of each typeface for it. */
const FONTS = {
  font: {
    fontFiles: ['src/assets/card-fonts/bricolage.ttf', 'src/assets/card-fonts/figtree.ttf'],
    loadSystemFonts: false,
  },
}

/** The families as the two font files name them. */
const HEADING = 'Bricolage Grotesque 96pt ExtraBold'
const TEXT = 'Figtree Light'

const MARGIN = 64
const BASELINE_Y = 96
const TITLE_TOP = 152

/** Where the first line of the title is below its top, as a share of its size. */
const TITLE_ASCENT = 0.78

const TITLE_SPACE = {
  width: SOCIAL_CARD.width - 2 * MARGIN,
  height: 264,
  largestSize: 118,
  smallestSize: 44,
  maxLines: 3,
} as const

const BRAND = { family: HEADING, trackingEm: -0.02, size: 34, maxWidth: 560 } as const
const KICKER = { family: TEXT, trackingEm: 0, size: 26, maxWidth: 420, anchor: 'end' } as const
const TITLE = { family: HEADING, trackingEm: -0.03 } as const

const MARK_SCALE = 1.5
const MARK_GAP = 18

/** The drawing starts this far below the title and takes the rest of the card. */
const DRAWING_GAP = 34

/** Few shades are enough for lines on a ground; the largest card has 55 kB of the 60 it may have. */
const COMPRESSION = { palette: true, quality: 60, dither: 0, effort: 1 } as const

const TEXT_COLORS: Readonly<Record<GroundName, { title: string; quiet: string; mark: string }>> = {
  'prairie-dark': {
    title: palette.limestone,
    quiet: palette.onPrairieDark,
    mark: palette.limestone,
  },
  soil: { title: palette.limestone, quiet: palette.darkText, mark: palette.limestone },
  'limestone-2': { title: palette.soil, quiet: palette.soil3, mark: palette.prairie },
  wheat: { title: palette.soil, quiet: palette.soil2, mark: palette.soil },
}

const GROUND_ORDER: readonly GroundName[] = ['prairie-dark', 'limestone-2', 'soil', 'wheat']
const MOTIF_ORDER: readonly MotifName[] = ['skein', 'rope', 'ribbon', 'waves', 'pinch', 'field']

/** A ground and a motif for a page that has none of its own. */
function styleFor(seed: string): CoverStyle {
  const number = seedFrom(seed)
  return {
    ground: GROUND_ORDER[number % GROUND_ORDER.length] ?? 'prairie-dark',
    motif: MOTIF_ORDER[(number >>> 8) % MOTIF_ORDER.length] ?? 'skein',
  }
}

interface TextStyle {
  readonly family: string
  readonly trackingEm: number
  readonly size: number
  readonly color: string
  readonly anchor?: 'end'
}

function draw(body: string): Resvg {
  const { width, height } = SOCIAL_CARD
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
    FONTS,
  )
}

function textAt(x: number, y: number, text: string, style: TextStyle): string {
  const { family, trackingEm, size, color, anchor = 'start' } = style
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" letter-spacing="${size * trackingEm}" fill="${color}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`
}

/** Large enough for the rounding of outlines not to matter. */
const MEASURED_SIZE = 100

/** Measures outlines, so that kerning and tracking count. */
function measureIn(typeface: Pick<TextStyle, 'family' | 'trackingEm'>): Measure {
  const style = { ...typeface, size: MEASURED_SIZE, color: '#000' }
  return (text) => {
    const box = draw(textAt(0, MEASURED_SIZE, text, style)).getBBox()
    if (box === undefined) throw new Error(`${style.family} has no letters for "${text}"`)
    return box.width / MEASURED_SIZE
  }
}

/** One line in its usual size, or in a smaller one where it would be too wide. */
function oneLine(x: number, text: string, style: TextStyle & { readonly maxWidth: number }) {
  const size = Math.min(style.size, style.maxWidth / measureIn(style)(text))
  return textAt(x, BASELINE_Y, text, { ...style, size })
}

/**
 * The picture that social networks show for a page: a PNG of 1200 x 630 with the company's mark, the
 * page's title, and a drawing below it.
 */
export async function renderSocialCard({
  title,
  kicker,
  brand,
  seed,
  style = styleFor(seed),
}: SocialCard): Promise<Buffer> {
  const { color, ink } = GROUNDS[style.ground]
  const colors = TEXT_COLORS[style.ground]
  const { size, lines } = fitText(title, TITLE_SPACE, measureIn(TITLE))
  const top = TITLE_TOP + size * lines.length + DRAWING_GAP
  const band = { x: 0, y: top, width: SOCIAL_CARD.width, height: SOCIAL_CARD.height - top }
  const brandX = MARGIN + BRAND_MARK.width * MARK_SCALE + MARK_GAP
  const titleStyle = { ...TITLE, size, color: colors.title }
  const body = [
    `<rect width="${SOCIAL_CARD.width}" height="${SOCIAL_CARD.height}" fill="${color}"/>`,
    MOTIFS[style.motif]({ box: band, ink, seed: seedFrom(seed), contained: true }),
    `<path transform="translate(${MARGIN} ${BASELINE_Y - 32})scale(${MARK_SCALE})" d="${BRAND_MARK.path}" fill="none" stroke="${colors.mark}" stroke-width="${BRAND_MARK.strokeWidth}" stroke-linecap="round"/>`,
    oneLine(brandX, brand, { ...BRAND, color: colors.title }),
    kicker && oneLine(SOCIAL_CARD.width - MARGIN, kicker, { ...KICKER, color: colors.quiet }),
    ...lines.map((line, index) =>
      textAt(MARGIN, TITLE_TOP + size * (TITLE_ASCENT + index), line, titleStyle),
    ),
  ]
  const { pixels, width, height } = draw(body.join('')).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(COMPRESSION)
    .toBuffer()
}

/** What the card of a page shows: its title, and where on the site it belongs. */
function cardOf(renderer: Renderer, address: string): SocialCard {
  const match = renderer.findPage(address)
  const { title } = renderer.pageHead(match)
  const card = { title, brand: renderer.company.name, seed: address }
  if (match.page === 'article') {
    const style = COVER_STYLES.get(match.article.cover)
    return { ...card, seed: match.slug, style, kicker: renderer.pageLabel('blog') }
  }
  return address.startsWith(`${ROUTES.services}/`)
    ? { ...card, kicker: renderer.pageLabel('services') }
    : card
}

/** Draws one social card for every page. Throws where one is heavier than link previews should be. */
export async function writeSocialCards(renderer: Renderer, outDir: string): Promise<void> {
  for (const address of [...renderer.allPaths(), renderer.NOT_FOUND_PATH]) {
    const file = path.join(outDir, renderer.socialCardPath(address))
    const card = await renderSocialCard(cardOf(renderer, address))
    if (card.length > SOCIAL_CARD_MAX_BYTES) {
      throw new Error(`The social card of ${address} has ${card.length} bytes`)
    }
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, card)
  }
}
