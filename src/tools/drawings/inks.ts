import { palette } from '../../site/palette'
import type { Ink } from './strands'

/** Soil thread with prairie accents and one wheat strand, for limestone grounds. */
export const INK_ON_LIGHT: Ink = {
  base: { color: palette.soil, width: 1.15 },
  accent: { color: palette.prairie, width: 1.55 },
  highlight: { color: palette.wheat, width: 2.8 },
}

/** Pale thread on soil, a little heavier, as light lines look thinner than dark ones. */
export const INK_ON_SOIL: Ink = {
  base: { color: palette.threadOnDark, width: 1.5 },
  highlight: { color: palette.wheat, width: 3 },
}

/** The same ink with every width multiplied, for drawings shown smaller or larger. */
export function scaledInk(ink: Ink, factor: number): Ink {
  const { accent } = ink
  return {
    ...ink,
    base: { ...ink.base, width: ink.base.width * factor },
    ...(accent && { accent: { ...accent, width: accent.width * factor } }),
    highlight: { ...ink.highlight, width: ink.highlight.width * factor },
  }
}
