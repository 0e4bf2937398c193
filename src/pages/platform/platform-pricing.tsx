import { platformPricing } from '../../content/pages/platform'
import { PricingTable } from '../../sections/pricing-table'
import { Section } from '../../ui/section'

/** The plans of the platform page, under the anchor that others link to. */
export function PlatformPricing() {
  return (
    <Section id="pricing" className="py-12 md:pt-20 md:pb-section lg:pt-30">
      <PricingTable {...platformPricing} />
    </Section>
  )
}
