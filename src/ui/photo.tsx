import { PHOTO_WIDTHS_PX, photoAddress } from '../site/stock-photo'

/** Shape of most stock photos. The parent gives the size on the page. */
const PHOTO_SIZE = { width: 1200, height: 800 } as const

/**
 * A stock photo that fills its positioned parent, over the drawn cover that stands there. With an
 * empty alt, browsers draw nothing for a photo that is missing, so the cover stays.
 */
export function Photo({
  id,
  sizes,
  above = false,
}: {
  readonly id: string
  readonly sizes: string
  readonly above?: boolean
}) {
  return (
    <img
      src={photoAddress(id, PHOTO_SIZE.width)}
      srcSet={PHOTO_WIDTHS_PX.map((width) => `${photoAddress(id, width)} ${width}w`).join(', ')}
      sizes={sizes}
      {...PHOTO_SIZE}
      alt=""
      loading={above ? 'eager' : 'lazy'}
      decoding="async"
      // The size is given by minima and maxima: where `width` and `height` are set, Chromium draws its
      // icon for a broken image over the cover. Muted, warmed and darkened, so that photos of many makers and the covers belong together.
      className="absolute inset-0 h-auto max-h-full min-h-full w-auto max-w-full min-w-full object-cover brightness-90 contrast-[1.04] saturate-[.82]"
    />
  )
}
