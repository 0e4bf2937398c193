import { comparison, comparisonPhone } from '../assets/drawings'
import {
  platformClosing,
  platformComparison,
  platformHero,
  platformStats,
  platformStatsNote,
} from '../content/pages/platform'
import { LivePhone } from '../features/live-phone/live-phone'
import { allSamples } from '../content/claims'
import { platformTestimonials } from '../content/testimonials'
import { Island } from '../hydration/island'
import { ComparisonTable } from './platform/comparison-table'
import { LeadJourney } from './platform/lead-journey'
import { PricingTable } from './platform/pricing-table'
import { PriceFigure } from '../sections/service-page'
import { ButtonLink } from '../ui/button'
import { ResponsiveDrawing } from '../ui/drawing'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'
import { PlatformFeatures } from './platform/platform-features'
import { PlatformIntegrations } from './platform/platform-integrations'
import { PlatformTestimonials } from './platform/platform-testimonials'

const { title, lead, link, more, note, price } = platformHero
const { demo, ...closing } = platformClosing

/** Placeholder quotes are small, beside what they speak of; confirmed ones have a dark band. */
const TESTIMONIALS_LOOK = allSamples(platformTestimonials)
  ? ({ background: 'limestone', className: 'py-8 md:py-12', contained: true } as const)
  : ({ background: 'soil', className: 'py-10 md:py-24', contained: true } as const)

/** Four figures in one quiet row, each with what it measures; two by two below `lg`. */
function StatsBand() {
  return (
    <div className="container-page">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-4 border-t border-line-strong pt-5 lg:grid-cols-4">
        {platformStats.map(({ figure, label, meaning }) => (
          <li key={label}>
            <p className="font-semibold">
              <span className="figure-number text-h3">{figure}</span> {label}
            </p>
            {meaning !== undefined && (
              <p className="mt-1 max-w-[34ch] text-small text-soil-3 max-md:hidden">{meaning}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="pt-4 text-small text-soil-3 md:hidden">{platformStatsNote}</p>
    </div>
  )
}

/** The platform's landing page. */
export function PlatformPage() {
  return (
    <>
      <div className="container-page grid-page items-start gap-y-10 py-7 md:pb-16">
        <div className="col-span-12 max-w-measure lg:col-span-5 xl:col-span-6">
          <h1 className="text-title">{title}</h1>
          <p className="my-5 text-lead text-soil-2">{lead}</p>
          <PriceFigure {...price} />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink to={link.to} arrow className="w-full md:w-auto">
              {link.label}
            </ButtonLink>
            <TextLink to={more.to}>{more.label}</TextLink>
          </div>
          <p className="mt-2 text-small text-soil-3">{note}</p>
        </div>
        <div className="col-span-12 lg:col-span-7 xl:col-span-6">
          <Island name="live-phone">
            <LivePhone />
          </Island>
        </div>
      </div>
      <StatsBand />
      <Section id="features" className="pt-12 md:pt-24">
        <Island name="platform-features">
          <PlatformFeatures />
        </Island>
      </Section>
      <Section {...TESTIMONIALS_LOOK}>
        <Island name="platform-testimonials">
          <PlatformTestimonials />
        </Island>
      </Section>
      {/* Fifty loose dots that become one row, and the table below it. */}
      <Section background="limestone-2" className="py-12 md:pt-24 md:pb-16" contained>
        <h2 className="text-h2" data-in-view="">
          {platformComparison.title}
        </h2>
        <ResponsiveDrawing wide={comparison} phone={comparisonPhone} className="mt-6 w-full" />
        <ComparisonTable />
      </Section>
      <Section background="wheat-tint" className="py-10 md:py-16">
        <Island name="platform-integrations">
          <PlatformIntegrations />
        </Island>
      </Section>
      <PricingTable />
      <Section background="prairie-dark" className="py-10 md:py-24">
        <LeadJourney />
      </Section>
      <Section background="wheat" className="py-16" contained="grid-page items-end gap-y-8">
        <h2 className="col-span-12 text-display lg:col-span-8">{closing.title}</h2>
        <div className="col-span-12 lg:col-span-4">
          <p className="font-semibold">{closing.text}</p>
          <ButtonLink to={closing.link.to} variant="soil" arrow className="mt-4 w-full md:w-auto">
            {closing.link.label}
          </ButtonLink>
          <p className="mt-6 text-small">{demo.text}</p>
          <TextLink to={demo.link.to} className="text-soil!">
            {demo.link.label}
          </TextLink>
        </div>
      </Section>
    </>
  )
}
