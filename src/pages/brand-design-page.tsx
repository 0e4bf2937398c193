import brochure from '../assets/scenes/brand-brochure.svg'
import guide from '../assets/scenes/brand-guide.svg'
import logo from '../assets/scenes/brand-logo.svg'
import social from '../assets/scenes/brand-social.svg'
import stationery from '../assets/scenes/brand-stationery.svg'
import sketches from '../assets/scenes/brand-steps.svg'
import vehicle from '../assets/scenes/brand-vehicle.svg'
import { brandDesign as content } from '../content/services/brand-design'
import { serviceTestimonials } from '../content/testimonials'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { BrandWork } from '../sections/work/brand-work'
import { Drawing } from '../ui/drawing'

/** One specimen per service, in the order of the services. */
const SPECIMENS = [logo, guide, stationery, vehicle, social, brochure] as const

/** Six services in two columns of three, each beside a specimen of it, numbered as plates in a portfolio. */
function DesignServices() {
  const { items, ...heading } = content.services
  return (
    <TitledSection id="services" background="limestone-2" className="py-16 md:py-24" {...heading}>
      <ol className="mt-8 grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {items.map(({ name, note, text }, index) => (
          <li
            key={name}
            className="content-start gap-x-6 gap-y-5 border-t-[1.5px] border-soil py-6 xl:flex xl:flex-wrap"
          >
            {/* The text beside it says what it shows. */}
            <Drawing
              drawing={{ src: SPECIMENS[index] ?? logo, width: 272, height: 208 }}
              className="mb-5 w-full rounded-tag xl:mb-0 xl:w-68"
            />
            {/* Text at twice its size gets a line of its own (WCAG 1.4.4). */}
            <div className="xl:min-w-60 xl:flex-1">
              <h3 className="text-h3">
                <span aria-hidden="true" className="mr-3 figure-number text-soil-3">
                  {index + 1}
                </span>
                {name}
              </h3>
              <p className="mt-2 max-w-[42ch] text-soil-2">{text}</p>
              <p className="mt-2 text-small text-soil-3">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The process in four steps, under one mark that gets better until it is the logo. */
function Refinement() {
  const { title, steps } = content.process
  return (
    <TitledSection background="soil" className="py-16 md:py-24" title={title}>
      <Drawing drawing={{ src: sketches, width: 288, height: 50 }} className="mt-8 w-full" />
      <ol className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ mark, name, text }) => (
          <li key={name} className="border-t border-soil-line pt-4">
            <h3 className="text-h3">
              <span className="mr-3 figure-number text-wheat">{mark}</span>
              {name}
            </h3>
            <p className="mt-2 max-w-[32ch] text-on-dark">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Brand and graphic design. */
export function BrandDesignPage() {
  return (
    <ServicePage {...content} service="brandDesign" work={<BrandWork />}>
      <DesignServices />
      <Refinement />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.brandDesign} />
    </ServicePage>
  )
}
