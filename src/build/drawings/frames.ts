import type { Box } from './svg'

/**
 * How far drawings reach past the 1200-unit page container: lines leave through both edges of the
 * page, so a drawing is wider than its container. With the picture at width 2720/1200 of the
 * container and a left margin of -760/1200 of it, drawing units are container units.
 */
export const WIDE = {
  box: { x: -760, y: 0, width: 2720 },
  start: -760,
  end: 1960,
} as const

/** The same for phones: a 350-unit container, 120 more on either side. */
export const PHONE = {
  box: { x: -120, y: 0, width: 590 },
  start: -120,
  end: 470,
} as const

/** The page container inside a wide drawing. */
export const CONTAINER: Pick<Box, 'x' | 'width'> = { x: 0, width: 1200 }
