import brochure from '../assets/scenes/brand-brochure.svg'
import cap from '../assets/scenes/brand-cap.svg'
import card from '../assets/scenes/brand-card.svg'
import guide from '../assets/scenes/brand-guide.svg'
import invoice from '../assets/scenes/brand-invoice.svg'
import logo from '../assets/scenes/brand-logo.svg'
import sign from '../assets/scenes/brand-sign.svg'
import social from '../assets/scenes/brand-social.svg'
import stationery from '../assets/scenes/brand-stationery.svg'
import sketches from '../assets/scenes/brand-steps.svg'
import truck from '../assets/scenes/brand-truck.svg'
import vehicle from '../assets/scenes/brand-vehicle.svg'
import { brandDesign as content } from '../content/services/brand-design'
import { serviceTestimonials } from '../content/testimonials'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { StepNumber } from '../sections/step-number'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'

/** From left to right. `place`: a piece's width, the cap's overlap with the invoice, and their order on phones. */
const PIECES = [
  { drawing: { src: sign, width: 340, height: 480 }, place: 'w-3/5 max-md:-order-1 md:w-[26%]' },
  { drawing: { src: card, width: 400, height: 240 }, place: 'w-full md:w-[28%]' },
  { drawing: { src: invoice, width: 360, height: 520 }, place: 'w-full md:w-[26%]' },
  {
    drawing: { src: cap, width: 262, height: 168 },
    place: 'w-2/5 max-md:-order-1 md:-ml-[4%] md:w-[21%]',
  },
] as const

/** The example company's logo on its truck, a sign, a card, an invoice and a cap. */
function BrandWork() {
  const { title, tag, pieces, truckLabel } = content.work
  return (
    <Section background="wheat-tint" className="pt-10 md:pt-14">
      <div className="container-page">
        <h2 className="max-w-[18em] text-h2">{title}</h2>
        <p className="mt-3 text-small text-soil-2">{tag}</p>
      </div>
      <div className="relative mt-8 px-2.5">
        <div className="absolute inset-x-0 bottom-0 h-[16%] border-t-2 border-soil bg-line" />
        <Drawing
          drawing={{ src: truck, width: 1076, height: 372 }}
          alt={truckLabel}
          className="relative mx-auto w-full max-w-container pb-4 md:pb-8"
        />
      </div>
      <div className="relative pt-14 md:pt-20">
        <div className="absolute inset-x-0 bottom-0 h-15 border-t-2 border-soil bg-line" />
        <ul className="relative flex flex-wrap items-end max-md:gap-y-10 md:container-page md:flex-nowrap md:justify-between">
          {pieces.map(({ name, alt }, index) => {
            const piece = PIECES[index]
            return (
              piece && (
                <li key={name} className={`relative ${piece.place}`}>
                  <Drawing drawing={piece.drawing} alt={alt} className="mx-auto w-5/6 md:w-full" />
                  <p className="h-15 border-t-2 border-soil bg-line pt-4 text-center text-small font-medium">
                    {name}
                  </p>
                </li>
              )
            )
          })}
        </ul>
      </div>
    </Section>
  )
}

/** One work sample per service, in the same order. */
const SPECIMENS = [logo, guide, stationery, vehicle, social, brochure] as const

/** Six services in two columns, each beside a work sample and numbered like plates in a portfolio. */
function DesignServices() {
  const { items, ...heading } = content.services
  return (
    <TitledSection id="services" background="limestone-2" className="py-16 md:py-24" {...heading}>
      <ol className="mt-8 grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {items.map(({ name, text }, index) => (
          <li
            key={name}
            className="content-start gap-x-6 gap-y-5 border-t-[1.5px] border-soil py-6 xl:flex xl:flex-wrap"
          >
            {/* Decorative: the text beside it describes it. */}
            <Drawing
              drawing={{ src: SPECIMENS[index] ?? logo, width: 272, height: 208 }}
              className="mb-5 w-full rounded-tag xl:mb-0 xl:w-68"
            />
            {/* At 200% text size the text moves to its own line (WCAG 1.4.4). */}
            <div className="xl:min-w-60 xl:flex-1">
              <h3 className="text-h3">
                <span aria-hidden="true" className="mr-3 figure-number text-soil-3">
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

/** The process in four steps, under a sketch that becomes the logo. */
function Refinement() {
  const { title, steps } = content.process
  return (
    <TitledSection background="soil" className="py-16 md:py-24" title={title}>
      <Drawing drawing={{ src: sketches, width: 288, height: 50 }} className="mt-8 w-full" />
      <ol className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="border-t border-soil-line pt-4">
            <StepNumber className="text-wheat">{index + 1}</StepNumber>
            <h3 className="mt-3 text-h3">{name}</h3>
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
    <ServicePage {...content}>
      <BrandWork />
      <Refinement />
      <DesignServices />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.brandDesign} />
    </ServicePage>
  )
}
