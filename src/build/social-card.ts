import { Resvg } from '@resvg/resvg-js'
import { BRAND_MARK } from '../site/brand-mark'
import { escapeMarkup } from '../site/escape-markup'
import { palette } from '../site/palette'
import { SOCIAL_CARD, SOCIAL_CARD_MAX_BYTES } from '../site/social-card-size'
import type { CoverStyle } from './drawings/covers'
import { GROUNDS, type GroundName } from './drawings/grounds'
import { MOTIFS, type MotifName } from './drawings/motifs/motifs'
import { encodeIndexedPng } from './indexed-png'
import { seedFrom } from './random'
import { FACES, staticFontFiles, type FaceName } from './static-fonts'
import { fitText, type Measure } from './text-lines'

export interface SocialCard {
  readonly title: string
  /** A few words above the title, on the right: where on the site the page belongs. */
  readonly kicker?: string
  /** Name of the company beside its mark. */
  readonly brand: string
  /** The same seed gives the same drawing; a route id or a slug. */
  readonly seed: string
  /** Ground and motif; by default the seed chooses them. Articles pass their cover's. */
  readonly style?: CoverStyle
}

const MARGIN = 64
const BASELINE_Y = 96
const TITLE_TOP = 152
const LEADING = 1
const TRACKING_EM = -0.03

/** The drawing starts this far below the title and takes the rest of the card. */
const DRAWING_GAP = 34

const TITLE_SPACE = {
  width: SOCIAL_CARD.width - 2 * MARGIN,
  height: 264,
  largest: 118,
  smallest: 44,
  leading: LEADING,
  maxLines: 3,
} as const

const KICKER = { size: 26, width: 420 } as const
const BRAND = { size: 34, width: 560 } as const

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

/** Size at which texts are measured; large enough for the outline's rounding not to matter. */
const MEASURED_SIZE = 100

function canvas(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_CARD.width}" height="${SOCIAL_CARD.height}">${body}</svg>`
}

interface TextStyle {
  readonly face: FaceName
  readonly size: number
  readonly trackingEm: number
  readonly color: string
  readonly anchor?: 'start' | 'end'
}

function textAt(x: number, y: number, text: string, style: TextStyle): string {
  const { face, size, trackingEm, color, anchor = 'start' } = style
  return `<text x="${x}" y="${y}" font-family="${FACES[face].family}" font-size="${size}" letter-spacing="${size * trackingEm}" fill="${color}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`
}

/** Measures outlines, so that kerning and tracking count. */
function measureWith(fontFiles: string[], face: FaceName, trackingEm: number): Measure {
  return (text) => {
    const style = { face, size: MEASURED_SIZE, trackingEm, color: '#000' }
    const drawn = new Resvg(canvas(textAt(0, MEASURED_SIZE, text, style)), fontOptions(fontFiles))
    return (drawn.getBBox()?.width ?? 0) / MEASURED_SIZE
  }
}

function fontOptions(fontFiles: string[]) {
  return { font: { fontFiles, loadSystemFonts: false } }
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

/** The mark and the company's name at the left, the kicker at the right. */
function heading(card: SocialCard, fontFiles: string[], ground: GroundName): string {
  const colors = TEXT_COLORS[ground]
  const scale = 1.5
  const mark = `<path transform="translate(${MARGIN} ${BASELINE_Y - 32})scale(${scale})" d="${BRAND_MARK.path}" fill="none" stroke="${colors.mark}" stroke-width="${BRAND_MARK.strokeWidth}" stroke-linecap="round"/>`
  const fitted = (
    text: string,
    face: FaceName,
    trackingEm: number,
    space: typeof KICKER | typeof BRAND,
  ) => {
    const width = measureWith(fontFiles, face, trackingEm)(text)
    return Math.min(space.size, space.width / Math.max(width, 0.1))
  }
  const name = textAt(MARGIN + BRAND_MARK.width * scale + 18, BASELINE_Y, card.brand, {
    face: 'heading',
    size: fitted(card.brand, 'heading', -0.02, BRAND),
    trackingEm: -0.02,
    color: colors.title,
  })
  if (card.kicker === undefined) return mark + name
  const kicker = textAt(SOCIAL_CARD.width - MARGIN, BASELINE_Y, card.kicker, {
    face: 'text',
    size: fitted(card.kicker, 'text', 0, KICKER),
    trackingEm: 0,
    color: colors.quiet,
    anchor: 'end',
  })
  return mark + name + kicker
}

/**
 * The picture that social networks show for a page: 1200 x 630, a palette PNG of at most 60 kB, with
 * the page's title, a motif from tangle to rows, and the company's mark. Needs no network.
 */
export async function renderSocialCard(card: SocialCard): Promise<Buffer> {
  const fontFiles = await staticFontFiles()
  const { ground, motif } = card.style ?? styleFor(card.seed)
  const { color, ink } = GROUNDS[ground]
  const title = fitText(card.title, TITLE_SPACE, measureWith(fontFiles, 'heading', TRACKING_EM))
  const titleText = title.lines.map((line, index) =>
    textAt(MARGIN, TITLE_TOP + title.size * (0.78 + index * LEADING), line, {
      face: 'heading',
      size: title.size,
      trackingEm: TRACKING_EM,
      color: TEXT_COLORS[ground].title,
    }),
  )
  const bandTop = TITLE_TOP + title.size * title.lines.length * LEADING + DRAWING_GAP
  const band = { x: 0, y: bandTop, width: SOCIAL_CARD.width, height: SOCIAL_CARD.height - bandTop }
  const drawing = MOTIFS[motif]({ box: band, ink, seed: seedFrom(card.seed), contained: true })
  const body =
    `<rect width="${SOCIAL_CARD.width}" height="${SOCIAL_CARD.height}" fill="${color}"/>` +
    drawing +
    heading(card, fontFiles, ground) +
    titleText.join('')
  return encodeSmall(new Resvg(canvas(body), fontOptions(fontFiles)).render())
}

/** Fewer shades until the file is small enough. */
function encodeSmall(image: { pixels: Uint8Array; width: number; height: number }): Buffer {
  const { pixels, width, height } = image
  const fine = encodeIndexedPng(pixels, width, height)
  return fine.length <= SOCIAL_CARD_MAX_BYTES ? fine : encodeIndexedPng(pixels, width, height, 3)
}
