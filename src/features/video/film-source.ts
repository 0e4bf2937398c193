/** The file of the film. */
export interface FilmSource {
  readonly src: string
  /** The media type; undefined where the address does not tell, so that the browser looks for itself. */
  readonly type: string | undefined
}

/** The site's own film as `npm run film` makes it. */
const OWN_FILM = '/video/testimonials.mp4'

/** The captions. They are on this site for any film, so that the player may read them. */
export const FILM_CAPTIONS = '/video/testimonials.vtt'

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
]

/** The film to play: the configured one (VITE_TESTIMONIAL_VIDEO_URL), else the site's own. */
export function filmSource(configured: string | undefined): FilmSource {
  const src = configured || OWN_FILM
  const path = src.replace(/[?#].*$/, '').toLowerCase()
  return { src, type: TYPES.find(([ending]) => path.endsWith(ending))?.[1] }
}
