/** Where the photos of the blog come from. */
export const PHOTO_HOST = 'https://images.unsplash.com'

/** Widths in pixels that a photo is offered in: phones, tablets, and both at double density. */
export const PHOTO_WIDTHS_PX = [480, 800, 1200, 1800] as const

/** Strong enough compression that a card's photo stays near 30 kB; 0 to 100. */
const PHOTO_QUALITY = 60

/** URL of a photo at a width, in whatever format the browser takes best. */
export function photoUrl(id: string, widthPx: number): string {
  return `${PHOTO_HOST}/photo-${id}?auto=format&q=${PHOTO_QUALITY}&w=${widthPx}`
}
