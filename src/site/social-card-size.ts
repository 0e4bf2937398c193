/** Size of a social card in pixels: what Facebook, LinkedIn and X show large. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const

/** Facebook refuses above 8 MB; a card of lines and words needs no more than this. */
export const SOCIAL_CARD_MAX_BYTES = 60_000
