/** The host of the blog's photos. */
export const PHOTO_HOST = 'https://images.unsplash.com'

/** Available widths in pixels: phones, tablets, and both at double density. */
export const PHOTO_WIDTHS_PX = [480, 800, 1200, 1800] as const

/** 0 to 100. At this quality a card's photo is about 30 kB. */
const PHOTO_QUALITY = 60

/** URL of a photo at a width, in the best format that the browser supports. */
export function photoUrl(id: string, widthPx: number): string {
  return `${PHOTO_HOST}/photo-${id}?auto=format&q=${PHOTO_QUALITY}&w=${widthPx}`
}
