/** The supplied film, public/video. */
const OWN_FILM = '/video/testimonials.mp4'

/**
 * The film of the testimonial page: the configured one, else the site's own. If the URL does not tell
 * its media type, the browser looks for itself. Poster, captions and words belong to the site's own alone.
 */
export function filmFrom(configured: string | undefined) {
  const src = configured || OWN_FILM
  const ending = /^[^?#]*\.(mp4|webm)(?:[?#]|$)/i.exec(src)?.[1]
  return { src, type: ending && `video/${ending.toLowerCase()}`, isOwn: src === OWN_FILM }
}

/** The film that this build shows. */
export const film = filmFrom(import.meta.env.VITE_TESTIMONIAL_VIDEO_URL)
