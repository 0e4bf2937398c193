import { platformTestimonialCarousel } from '../../content/pages/platform'
import { platformTestimonials } from '../../content/testimonials'
import { TestimonialCarousel } from '../../sections/testimonial-carousel'

/** The rotating testimonials of the platform page. */
export function PlatformTestimonials() {
  return (
    <TestimonialCarousel {...platformTestimonialCarousel} testimonials={platformTestimonials} />
  )
}
