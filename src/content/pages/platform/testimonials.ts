import { sampleNotes } from '../../standing-copy'

/** The words around the rotating testimonials. Positions count from one. */
export const platformTestimonialCarousel = {
  title: 'After switching',
  sampleNote: sampleNotes.quotes,
  /** Names the carousel for assistive technology. */
  label: 'Testimonials',
  /** What moves, as the pause button names it. */
  subject: 'testimonials',
  slideLabel: (position: number, count: number) => `${position} of ${count}`,
  dotLabel: (position: number, count: number, businessType: string) =>
    `Testimonial ${position} of ${count}: ${businessType}`,
  ratingInWords: (stars: number) => `Rated ${stars} of 5`,
} as const
