/** The agency's mark everywhere, a curl that runs into three rows: strokes in a box of 40 x 24, with round caps. */
export const BRAND_MARK = {
  width: 40,
  height: 24,
  strokeWidth: 2.4,
  path: 'M2 14C3.5 5 14 1.5 15.4 9 16.2 16.5 5.5 19.5 5.6 12 5.7 5.5 13 3 21 3H38M3 19c6.5 5 13-7 20.5-7H38M10.5 21H38',
} as const
