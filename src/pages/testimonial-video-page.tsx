/** Stub. */
export function TestimonialVideoPage() {
  return <h1>Testimonial Video</h1>
}
