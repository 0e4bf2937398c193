/** Our own video, in public/video. */
const OWN_VIDEO = '/video/testimonials.mp4'

/** The configured video, or else our own. Only ours has a poster, captions and a transcript. */
export function videoFrom(configured: string | undefined) {
  const src = configured || OWN_VIDEO
  const ending = /^[^?#]*\.(mp4|webm)(?:[?#]|$)/i.exec(src)?.[1]
  return { src, type: ending && `video/${ending.toLowerCase()}`, isOwn: src === OWN_VIDEO }
}

/** The video that this build shows. */
export const siteVideo = videoFrom(import.meta.env.VITE_TESTIMONIAL_VIDEO_URL)
