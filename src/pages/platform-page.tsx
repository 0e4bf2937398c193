import { Island } from '../hydration/island'
import { Section } from '../ui/section'
import { PlatformComparison } from './platform/platform-comparison'
import { PlatformEnding } from './platform/platform-ending'
import { PlatformFeatures } from './platform/platform-features'
import { PlatformIntegrations } from './platform/platform-integrations'
import { PlatformOpening } from './platform/platform-opening'
import { PlatformPricing } from './platform/platform-pricing'
import { PlatformTestimonials } from './platform/platform-testimonials'

/** The platform's landing page. */
export function PlatformPage() {
  return (
    <>
      <PlatformOpening />
      <Section id="features" className="py-12 md:py-section">
        <Island name="platform-features">
          <PlatformFeatures />
        </Island>
      </Section>
      <PlatformComparison />
      <Section className="py-10 md:py-24">
        <Island name="platform-integrations">
          <PlatformIntegrations />
        </Island>
      </Section>
      <Section ground="soil" className="py-10 md:py-section">
        <Island name="platform-testimonials">
          <PlatformTestimonials />
        </Island>
      </Section>
      <PlatformPricing />
      <PlatformEnding />
    </>
  )
}
