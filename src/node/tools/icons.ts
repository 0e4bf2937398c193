// `npm run icons`: draws the icons in public/ from the mark. Commit the results; run it again after changing the mark or the
// palette.

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { palette } from '../../site/palette'
import { SITE_ICONS } from '../../site/site-files'
import { BRAND_MARK } from '../../site/brand-mark'

/** Side of the drawing. */
const SIZE = 48

/** Width of the mark in the 48-unit icon; phones may crop icons to a circle of 80 percent. */
const MARK_WIDTH = 35

/** Stroke width for tabs. The mark's own would be half a pixel wide at 16 pixels. */
const TAB_STROKE_WIDTH = 3

/** Side of an apple-touch-icon in pixels (developer.apple.com, Configuring Web Applications). */
const TOUCH_ICON_PX = 180

/** Side of the picture inside favicon.ico in pixels. */
const ICO_PX = 32

/** The mark on its background. The SVG icon has rounded corners; the PNGs don't, because phones crop them. */
function icon(cornerRadius: number, strokeWidth: number): string {
  const scale = MARK_WIDTH / BRAND_MARK.width
  const left = (SIZE - MARK_WIDTH) / 2
  const top = (SIZE - BRAND_MARK.height * scale) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" rx="${cornerRadius}" fill="${palette.prairieDark}"/>`,
    `<path transform="translate(${left} ${top}) scale(${scale})" d="${BRAND_MARK.path}" fill="none" stroke="${palette.wheat}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`,
    '</svg>\n',
  ].join('')
}

function png(svg: string, sizePx: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: sizePx } }).render().asPng()
}

/** An ICO file with one PNG, for programs that only ask for /favicon.ico. */
function ico(picture: Uint8Array, sizePx: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(sizePx, 6)
  header.writeUInt8(sizePx, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18) // offset of the picture
  return Buffer.concat([header, picture])
}

const square = icon(0, BRAND_MARK.strokeWidth)
const rounded = icon(10, TAB_STROKE_WIDTH)
const files: readonly (readonly [file: string, content: string | Uint8Array])[] = [
  [SITE_ICONS.vector, rounded],
  [SITE_ICONS.touch, png(square, TOUCH_ICON_PX)],
  ...[SITE_ICONS.small, SITE_ICONS.large].map(
    ({ path: file, sizePx }) => [file, png(square, sizePx)] as const,
  ),
  ['/favicon.ico', ico(png(rounded, ICO_PX), ICO_PX)],
]
await Promise.all(files.map(([file, content]) => writeFile(path.join('public', file), content)))
