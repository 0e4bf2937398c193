/** Size of a social card in pixels: what Facebook, LinkedIn and X show large. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const
