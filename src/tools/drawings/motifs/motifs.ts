import type { Motif } from './motif'
import { motifDots } from './motif-dots'
import { motifField } from './motif-field'
import { motifPinch } from './motif-pinch'
import { motifRanks } from './motif-ranks'
import { motifRibbon } from './motif-ribbon'
import { motifRope } from './motif-rope'
import { motifSkein } from './motif-skein'
import { motifWaves } from './motif-waves'

/** Every way a picture can go from loose to ordered. */
export const MOTIFS = {
  skein: motifSkein,
  pinch: motifPinch,
  dots: motifDots,
  field: motifField,
  rope: motifRope,
  ribbon: motifRibbon,
  waves: motifWaves,
  ranks: motifRanks,
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS
