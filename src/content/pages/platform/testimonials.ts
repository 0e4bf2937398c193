import { sampleNotes } from '../../standing-copy'

/** The words around the rotating testimonials. Positions count from one. */
export const platformTestimonialCarousel = {
  title: 'After switching',
  sampleNote: sampleNotes.quotes,
  /** Accessible name of the carousel. */
  label: 'Testimonials',
  /** The moving content's name in the pause button. */
  subject: 'testimonials',
  slideLabel: (position: number, count: number) => `${position} of ${count}`,
  dotLabel: (position: number, count: number, businessType: string) =>
    `Testimonial ${position} of ${count}: ${businessType}`,
  /** Shown beside each quote once one of them is confirmed. */
  rating: { symbol: '★★★★★', spoken: 'Rated 5 of 5' },
} as const
