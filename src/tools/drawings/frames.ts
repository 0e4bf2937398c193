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
  /** Right edge of the container. What must not be cut by the page's edge is left of it. */
  containerEnd: 1200,
} as const

/** The same for phones: a 350-unit container, 120 more on either side. */
export const PHONE = {
  box: { x: -120, y: 0, width: 590 },
  start: -120,
  end: 470,
  containerEnd: 350,
} as const

/** One view of a drawing that is drawn once and shown on wide pages and on phones. */
export interface View {
  readonly box: Box
  /** CSS pixels per drawing unit. */
  readonly zoom: number
  /** Factor for line widths, so that they stay visible when the view is smaller. */
  readonly weight: number
}

/** Wide pages show the drawing at its own size, from edge to edge. */
export function wideView(height: number): View {
  return { box: { ...WIDE.box, height }, zoom: 1, weight: 1 }
}

/** The phone's 590 x `height` pixels show this much of the drawing, its container from `left` on. */
export function phoneView(left: number, zoom: number, top: number, height: number): View {
  return {
    box: {
      x: left + PHONE.box.x / zoom,
      y: top,
      width: PHONE.box.width / zoom,
      height: height / zoom,
    },
    zoom,
    weight: 0.92 / zoom,
  }
}
