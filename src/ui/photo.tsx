import { PHOTO_WIDTHS_PX, photoAddress } from '../site/stock-photo'

/** Shape of most stock photos. The parent gives the size on the page. */
const PHOTO_SIZE = { width: 1200, height: 800 } as const

/**
 * A stock photo that fills its positioned parent, over the cover that stands there. It has no text
 * of its own, so nothing shows where it cannot load; src/browser/photo-states.ts fades it in or
 * takes it away. It is fetched with the visitor's first sign of life: until then the cover is the
 * picture, and the first screen asks no other host for anything.
 */
export function Photo({ id, sizes }: { readonly id: string; readonly sizes: string }) {
  return (
    <img
      data-photo="waiting"
      src={photoAddress(id, PHOTO_SIZE.width)}
      srcSet={PHOTO_WIDTHS_PX.map((width) => `${photoAddress(id, width)} ${width}w`).join(', ')}
      sizes={sizes}
      {...PHOTO_SIZE}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      className="photo absolute inset-0 size-full object-cover"
    />
  )
}
