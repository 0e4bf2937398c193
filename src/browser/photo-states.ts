import { onFirstSignOfLife } from './first-sign-of-life'

const PHOTOS = 'img[data-photo]'

function settle(target: EventTarget | null, state: 'shown' | 'failed'): void {
  if (target instanceof HTMLImageElement && target.matches(PHOTOS)) target.dataset.photo = state
}

/**
 * Fades photos in once they have loaded and hides those that cannot be, so that the cover below
 * stays (images.md). One listener serves all photos, also those in markup that React never renders.
 */
export function watchPhotos(): void {
  for (const [type, state] of [
    ['load', 'shown'],
    ['error', 'failed'],
  ] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        settle(target, state)
      },
      { capture: true },
    )
  }
  onFirstSignOfLife(() => {
    // From here on photos are fetched; one that has not arrived is transparent (src/styles/photo.css).
    document.documentElement.dataset.photos = ''
  })
}
