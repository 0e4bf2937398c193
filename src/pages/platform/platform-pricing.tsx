import { platformPricing } from '../../content/pages/platform'
import { PricingTable } from '../../sections/pricing-table'
import { Section } from '../../ui/section'

/** The plans of the platform page, under the anchor that others link to. */
export function PlatformPricing() {
  return (
    <Section
      id="pricing"
      className="py-section below-fold reserve-3520 md:reserve-2180 lg:reserve-1480"
    >
      <PricingTable {...platformPricing} />
    </Section>
  )
}
