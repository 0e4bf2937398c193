import type { Ink } from '../strands'
import type { Box } from '../svg'

/** What a motif needs to know to fill a picture: covers and social cards. */
export interface MotifFrame {
  /** The motif fills this box and leaves it through the edges. */
  readonly box: Box
  readonly ink: Ink
  readonly seed: number
  /** Whether something is above the box, so that nothing may leave it at the top. */
  readonly contained?: boolean
}

/** Draws a motif as SVG markup without a ground. */
export type Motif = (frame: MotifFrame) => string

/** Height that motifs are composed for; others scale from it. */
export const MOTIF_HEIGHT = 480
