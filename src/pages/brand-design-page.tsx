import brochure from '../assets/scenes/brand-brochure.svg?drawing'
import cap from '../assets/scenes/brand-cap.svg?drawing'
import card from '../assets/scenes/brand-card.svg?drawing'
import guide from '../assets/scenes/brand-guide.svg?drawing'
import invoice from '../assets/scenes/brand-invoice.svg?drawing'
import logo from '../assets/scenes/brand-logo.svg?drawing'
import sign from '../assets/scenes/brand-sign.svg?drawing'
import social from '../assets/scenes/brand-social.svg?drawing'
import stationery from '../assets/scenes/brand-stationery.svg?drawing'
import sketches from '../assets/scenes/brand-steps.svg?drawing'
import truck from '../assets/scenes/brand-truck.svg?drawing'
import vehicle from '../assets/scenes/brand-vehicle.svg?drawing'
import { brandDesign as content } from '../content/services/brand-design'
import { serviceTestimonials } from '../content/testimonials'
import { ExampleTag } from '../sections/product/example-tag'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { Steps } from '../sections/steps'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { pieces, ...work } = content.work

/** From left to right. `layout`: a piece's width, the cap's overlap with the invoice, and their order on phones. */
const PIECES = [
  { ...pieces.sign, drawing: sign, layout: 'w-2/5 max-md:-order-2 md:w-[26%]' },
  { ...pieces.card, drawing: card, layout: 'w-3/5 md:w-[28%]' },
  { ...pieces.invoice, drawing: invoice, layout: 'w-3/5 max-md:-order-1 md:w-[26%]' },
  { ...pieces.cap, drawing: cap, layout: 'w-2/5 md:-ml-[4%] md:w-[21%]' },
]

/** The example company's logo on its truck, a sign, a card, an invoice and a cap. */
function BrandWork() {
  return (
    <Section background="wheat-tint" className="pt-10 md:pt-14">
      <div className="relative px-2.5">
        <div className="absolute inset-x-0 bottom-0 h-[16%] border-t-2 border-soil bg-line" />
        <Drawing
          drawing={truck}
          alt={work.truckLabel}
          className="relative mx-auto w-full max-w-container pb-4 md:pb-8"
        />
      </div>
      <div className="container-page pt-10 md:pt-14">
        <h2 className="max-w-[18em] text-h2">{work.title}</h2>
        <ExampleTag className="mt-3">{work.tag}</ExampleTag>
      </div>
      <div className="relative pt-10 md:pt-14">
        <div className="absolute inset-x-0 bottom-0 h-15 border-t-2 border-soil bg-line" />
        <ul className="relative flex flex-wrap items-end max-md:gap-y-10 md:container-page md:flex-nowrap md:justify-between">
          {PIECES.map(({ name, alt, drawing, layout }) => (
            <li key={name} className={`relative ${layout}`}>
              <Drawing drawing={drawing} alt={alt} className="mx-auto w-5/6 md:w-full" />
              <p className="h-15 border-t-2 border-soil bg-line pt-4 text-center text-small font-medium">
                {name}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** The work sample of each service. */
const SPECIMENS = { logo, guide, stationery, vehicle, social, brochure }

/** Six services in two columns, each beside a work sample and numbered like plates in a portfolio. */
function DesignServices() {
  const { items, ...heading } = content.services
  return (
    <TitledSection id="services" background="limestone-2" {...heading}>
      <ol className="mt-8 grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {items.map(({ id, name, text }, index) => (
          <li
            key={name}
            className="content-start gap-x-6 gap-y-5 border-t-[1.5px] border-soil pt-4 pb-7 md:py-6 xl:flex xl:flex-wrap"
          >
            {/* Decorative: the text beside it describes it. */}
            <Drawing
              drawing={SPECIMENS[id]}
              className="mb-3 w-full rounded-tag md:mb-5 xl:mb-0 xl:w-68"
            />
            {/* At 200% text size the text moves to its own line (WCAG 1.4.4). */}
            <div className="xl:min-w-60 xl:flex-1">
              <h3 className="text-lead leading-tight md:text-h3">
                <span aria-hidden="true" className="mr-2 figure-number text-soil-3 md:mr-3">
                  {index + 1}
                </span>
                {name}
              </h3>
              <p className="mt-2 max-w-[42ch] text-soil-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Brand and graphic design. */
export function BrandDesignPage() {
  const { process } = content
  return (
    <ServicePage id="brandDesign" {...content}>
      <BrandWork />
      <TitledSection background="soil" title={process.title}>
        {/* A sketch that becomes the logo. */}
        <Steps
          steps={process.steps}
          drawing={sketches}
          className="mt-8 gap-x-6 gap-y-6 text-on-dark md:grid-cols-2 lg:grid-cols-4"
          stepClass="flex items-start gap-5 border-soil-line max-md:border-t max-md:pt-4 md:block"
          wordsClass="min-w-0 border-soil-line md:mt-6 md:border-t md:pt-4"
          partClass="aspect-38/25 w-28 max-w-2/5 shrink-0 md:w-full md:max-w-none"
        />
      </TitledSection>
      <DesignServices />
      <QuoteColumns quotes={serviceTestimonials.brandDesign} />
    </ServicePage>
  )
}
