import { brandDesign as content } from '../content/services/brand-design'
import { serviceTestimonials } from '../content/testimonials'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { SPECIMENS } from '../sections/work/brand-specimens'
import { BrandWork } from '../sections/work/brand-work'

/** Six services in two columns of three, each beside a specimen of it, numbered as plates in a portfolio. */
function DesignServices() {
  const { items, ...heading } = content.services
  return (
    <TitledSection id="services" background="limestone-2" {...heading} measure="max-w-[40ch]">
      <ol className="mt-content grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {items.map(({ name, note, text }, index) => (
          <li
            key={name}
            className="content-start gap-x-6 gap-y-5 border-t-[1.5px] border-soil py-6 xl:flex xl:flex-wrap"
          >
            {SPECIMENS[index]}
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

/** The same mark at each step, on one baseline: the pen gets surer until it draws the logo itself. */
const SKETCHES = [
  {
    stroke: 'stroke-[.7]',
    path: 'M1 46C3 20 8 4 13 10s-4 35-7 27 4-33 13-21-3 32-8 24S16 4 25 8s-1 38-6 32 8-36 18-25-3 31-8 25 9-31 17-20-5 28-8 20 9-20 15-8 2 13 6 14',
  },
  {
    stroke: 'stroke-[.8]',
    path: 'M2 46V18l7-8 7 8v28ZM2 36h14M23 46V19a7.5 7.5 0 0 1 15 0v27ZM27 46V21a3.5 3.5 0 0 1 7 0v25M51.5 46V35c-7-3-9-9-7-14s6-4 7 0c1-4 6-5 7.5 0s-1 11-7.5 14M51.5 35v-7',
  },
  {
    stroke: 'stroke-[1.1]',
    path: 'M3 46V18l7-8 7 8v28M17 46V18l7-8 7 8v28M31 46V18l7-8 7 8v28M45 32l9-9M51 26V15M51 26h8M1 46h58',
  },
  {
    stroke: 'stroke-2',
    path: 'M3 46V18l7-8 7 8v28M17 46V18l7-8 7 8v28M31 46V18l7-8 7 8v28M45 30c12 0 14-14 5-14-7 0-7 10 0 9M1 46h58',
  },
] as const

/** The process shows one mark getting better: a drawing above each step. */
function Refinement() {
  const { title, steps } = content.process
  return (
    <TitledSection background="soil" title={title} measure="max-w-[14em]">
      <ol className="mt-content grid gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ mark, name, text }, index) => (
          <li
            key={name}
            className="group grid grid-cols-[28%_minmax(0,1fr)] gap-x-5 max-md:items-start md:block"
          >
            <svg
              viewBox="0 0 60 48"
              aria-hidden="true"
              strokeLinejoin="round"
              strokeLinecap="round"
              className={`w-full overflow-visible fill-none stroke-on-dark group-last:stroke-wheat md:w-56 lg:w-[calc(100%-24px)] ${SKETCHES[index]?.stroke}`}
            >
              <path d={SKETCHES[index]?.path} />
            </svg>
            <div className="border-t border-soil-line pt-4 md:mt-6 md:pr-6">
              <h3 className="text-h3">
                <span className="mr-3 figure-number text-wheat">{mark}</span>
                {name}
              </h3>
              <p className="mt-2 max-w-[32ch] text-on-dark">{text}</p>
            </div>
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
