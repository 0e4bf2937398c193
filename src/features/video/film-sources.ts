/** One file of the film. */
export interface FilmSource {
  readonly src: string
  /** The media type; undefined where the address does not tell, so that the browser looks for itself. */
  readonly type: string | undefined
}

/** The site's own film as `npm run film` makes it, the smaller file first. */
const OWN_FILM: readonly FilmSource[] = [
  { src: '/video/testimonials.webm', type: 'video/webm' },
  { src: '/video/testimonials.mp4', type: 'video/mp4' },
]

/** The captions. They are on this site for any film, so that the player may read them. */
export const FILM_CAPTIONS = '/video/testimonials.vtt'

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
]

/** The files to play: those of the configured film (VITE_TESTIMONIAL_VIDEO_URL), else the own ones. */
export function filmSources(configured: string | undefined): readonly FilmSource[] {
  if (configured === undefined || configured === '') return OWN_FILM
  const path = configured.replace(/[?#].*$/, '').toLowerCase()
  return [{ src: configured, type: TYPES.find(([ending]) => path.endsWith(ending))?.[1] }]
}
