/** The supplied film, public/video. */
const OWN_FILM = '/video/testimonials.mp4'

/** The configured film, else the site's own, which alone has a poster, captions and a transcript. */
export function filmFrom(configured: string | undefined) {
  const src = configured || OWN_FILM
  const ending = /^[^?#]*\.(mp4|webm)(?:[?#]|$)/i.exec(src)?.[1]
  return { src, type: ending && `video/${ending.toLowerCase()}`, isOwn: src === OWN_FILM }
}

/** The film that this build shows. */
export const film = filmFrom(import.meta.env.VITE_TESTIMONIAL_VIDEO_URL)
