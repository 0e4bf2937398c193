import { palette } from '../../site/palette'
import type { Ink } from './strands'

/** The grounds of covers and social cards, each with its own ink. */
export const GROUNDS = {
  'prairie-dark': {
    color: palette.prairieDark,
    ink: {
      base: { color: palette.prairieTint, width: 1.1 },
      accent: { color: palette.prairieSoft, width: 1.5 },
      accentEvery: 5,
      highlight: { color: palette.wheat, width: 3.4 },
    },
  },
  wheat: {
    color: palette.wheat,
    ink: {
      base: { color: palette.soil, width: 1.15 },
      highlight: { color: palette.soil, width: 3.6 },
    },
  },
  'limestone-2': {
    color: palette.limestone2,
    ink: {
      base: { color: palette.soil, width: 1.15 },
      accent: { color: palette.prairie, width: 1.55 },
      highlight: { color: palette.wheat, width: 3.4 },
    },
  },
  soil: {
    color: palette.soil,
    ink: {
      base: { color: palette.threadOnDark, width: 1.15 },
      highlight: { color: palette.wheat, width: 3.4 },
    },
  },
} as const satisfies Record<string, { readonly color: string; readonly ink: Ink }>

export type GroundName = keyof typeof GROUNDS
