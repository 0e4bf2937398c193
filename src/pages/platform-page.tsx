import { platformClosing } from '../content/pages/platform/closing'
import { platformQuestions } from '../content/pages/platform/questions'
import { Island } from '../hydration/island'
import { FaqList } from '../sections/faq-list'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'
import { Comparison } from './platform/comparison'
import { PlatformFeatures } from './platform/features'
import { PlatformIntegrations } from './platform/integrations'
import { Journey } from './platform/journey'
import { Opening } from './platform/opening'
import { PricingTable } from './platform/pricing-table'
import { PlatformTestimonials } from './platform/testimonials'

/** What people ask before they start, and the page's footnote. */
function Questions() {
  const { title, entries, footnote } = platformQuestions
  return (
    <Section className="pb-10 md:pb-24" contained="grid-page gap-y-6">
      <h2 className="text-h2 lg:col-span-4">{title}</h2>
      <div className="lg:col-span-8">
        <FaqList entries={entries} />
        <p className="mt-6 text-small text-soil-3">{footnote}</p>
      </div>
    </Section>
  )
}

/** The banner with the sign-up and a link to the demo. */
function Closing() {
  const { title, text, link, demo } = platformClosing
  return (
    <Section
      background="wheat"
      className="pt-12 pb-horizon md:pt-16"
      contained="grid-page items-end gap-y-8"
    >
      <h2 className="text-display lg:col-span-8">{title}</h2>
      <div className="lg:col-span-4">
        <p className="text-lead font-semibold">{text}</p>
        <ButtonLink {...link} variant="soil" arrow className="mt-4 w-full md:w-auto" />
        <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
          {demo.text}
          <TextLink {...demo.link} className="text-soil!" />
        </p>
      </div>
    </Section>
  )
}

/** The platform's landing page. */
export function PlatformPage() {
  return (
    <>
      <Opening />
      <Island name="platform-features" part={PlatformFeatures} trigger="visible" />
      <Island name="platform-testimonials" part={PlatformTestimonials} trigger="visible" />
      <Comparison />
      <Island name="platform-integrations" part={PlatformIntegrations} trigger="visible" />
      <PricingTable />
      <Questions />
      <Journey />
      <Closing />
    </>
  )
}
