import { island } from '../ui/island'
import { Section } from '../ui/section'
import { staticRegion } from '../ui/static-region'

const Opening = staticRegion(
  'platform-opening',
  async () => (await import('./platform/platform-opening')).PlatformOpening,
)
const Features = island(
  'platform-features',
  'reading',
  async () => (await import('./platform/platform-features')).PlatformFeatures,
)
const Comparison = staticRegion(
  'platform-comparison',
  async () => (await import('./platform/platform-comparison')).PlatformComparison,
)
const Integrations = island(
  'platform-integrations',
  'view',
  async () => (await import('./platform/platform-integrations')).PlatformIntegrations,
)
const Testimonials = island(
  'platform-testimonials',
  'view',
  async () => (await import('./platform/platform-testimonials')).PlatformTestimonials,
)
const Pricing = staticRegion(
  'platform-pricing',
  async () => (await import('./platform/platform-pricing')).PlatformPricing,
)
const Ending = staticRegion(
  'platform-ending',
  async () => (await import('./platform/platform-ending')).PlatformEnding,
)

/** The platform's landing page (spec section 2.5). */
export function PlatformPage() {
  return (
    <>
      <Opening />
      <Section id="features">
        <Features />
      </Section>
      <Comparison />
      <Section className="py-section below-fold reserve-350">
        <Integrations />
      </Section>
      <Section ground="soil" className="py-section below-fold reserve-460 md:reserve-340">
        <Testimonials />
      </Section>
      <Pricing />
      <Ending />
    </>
  )
}
