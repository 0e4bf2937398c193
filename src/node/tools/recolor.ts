// `npm run recolor -- prairie "#1F3A5C"` replaces one color of the palette, in src/site/palette.ts and in every drawing.
// Drawings hold plain color values, so that any vector editor opens them.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { palette } from '../../site/palette'
import { stop } from '../settings'

const PALETTE_FILE = 'src/site/palette.ts'
const DRAWINGS = 'src/assets'

const [name = '', color = ''] = process.argv.slice(2)
const current = new Map<string, string>(Object.entries(palette)).get(name)
if (current === undefined) stop(`Name one of the colors: ${Object.keys(palette).join(', ')}`)
if (!/^#[0-9a-f]{6}$/i.test(color))
  stop('Write the new color as six hex digits, such as "#1F3A5C".')

// Refuse a value that another color has: the drawings could no longer tell the two apart.
const twin = Object.entries(palette).find(([, value]) => value === color.toUpperCase())
if (twin !== undefined) stop(`${color} is ${twin[0]} already.`)

const drawings = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => path.join(DRAWINGS, file))

/** Drawings may contain #FFFFFF as #FFF. */
const spellings = new Set([current, current.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')])
const pattern = new RegExp(`(?:${[...spellings].join('|')})\\b`, 'gi')

let changed = 0
for (const file of [PALETTE_FILE, ...drawings]) {
  const source = readFileSync(file, 'utf8')
  const recolored = source.replace(pattern, color.toUpperCase())
  if (recolored === source) continue
  writeFileSync(file, recolored)
  changed += 1
}
process.stdout.write(
  `${name} is ${color.toUpperCase()} now, in ${changed} files. Run npm run icons.\n`,
)
