import { Closing } from './platform/closing'
import { Comparison } from './platform/comparison'
import { Features } from './platform/features'
import { Integrations } from './platform/integrations'
import { Journey } from './platform/journey'
import { Opening } from './platform/opening'
import { PricingTable } from './platform/pricing-table'
import { Questions } from './platform/questions'
import { Testimonials } from './platform/testimonials'

/** The platform's landing page. */
export function PlatformPage() {
  return (
    <>
      <Opening />
      <Features />
      <Testimonials />
      <Comparison />
      <Integrations />
      <PricingTable />
      <Questions />
      <Journey />
      <Closing />
    </>
  )
}
