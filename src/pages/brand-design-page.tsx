import { brandDesign as content } from '../content/services/brand-design'
import { serviceTestimonials } from '../content/testimonials'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { BrandWork } from '../sections/work/brand-work'

/** Six services in two columns of three, numbered as plates in a portfolio. */
function DesignServices() {
  const { items, ...heading } = content.services
  return (
    <TitledSection id="services" background="limestone-2" {...heading} measure="max-w-[40ch]">
      <ol className="mt-content grid gap-x-6 md:grid-cols-2">
        {items.map(({ name, note, text }, index) => (
          <li
            key={name}
            className="grid grid-cols-[3.5rem_1fr] border-t-[1.5px] border-soil py-6 md:py-8"
          >
            <span aria-hidden="true" className="figure-number text-h3 text-soil-3">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{name}</h3>
              <p className="mt-2 max-w-[42ch] text-soil-2">{text}</p>
              <p className="mt-2 text-small text-soil-3">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The same mark at each step. View boxes differ so that each drawing begins where its text does. */
const SKETCHES = [
  {
    viewBox: '13 0 168 112',
    path: 'M14 92c10-60 22-66 30-30s-26 40-8-6 34-30 30 6-20 22-6-14 32-34 36 4-16 30-10-10 26-28 34 0',
  },
  {
    viewBox: '11 0 168 112',
    path: 'M12 92V44l9-10 9 10v48ZM60 92V52a14 14 0 0 1 28 0v40ZM112 92l16-58 16 58Z',
  },
  {
    viewBox: '29 0 168 112',
    path: 'M36 100V44l14-16 14 16v56M64 100V44l14-16 14 16v56M92 100V44l14-16 14 16v56M26 100h116M120 68l20-8M120 80h24',
  },
  {
    viewBox: '38.5 0 168 112',
    path: 'M45 100V44l14-16 14 16v56M73 100V44l14-16 14 16v56M101 100V44l14-16 14 16v56M129 68c24 0 28-28 10-28-14 0-14 20 0 18M41 100h116',
  },
] as const

/** The process shows one mark getting better: a drawing above each step. */
function Refinement() {
  const { title, steps } = content.process
  return (
    <TitledSection background="soil" title={title} measure="max-w-[14em]">
      <ol className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ mark, name, text }, index) => {
          const isLast = index === steps.length - 1
          return (
            <li key={name} className="grid grid-cols-[28%_minmax(0,1fr)] gap-x-5 md:block">
              <svg
                viewBox={SKETCHES[index]?.viewBox}
                aria-hidden="true"
                strokeWidth={isLast ? 3 : 1.8}
                strokeLinejoin="round"
                strokeLinecap="round"
                className={`w-full fill-none md:w-42 ${isLast ? 'stroke-wheat' : 'stroke-on-dark'}`}
              >
                <path d={SKETCHES[index]?.path} />
              </svg>
              <div className="border-t border-soil-line pt-4 md:mt-5">
                <h3 className="text-h3">
                  <span className="mr-3 figure-number text-wheat">{mark}</span>
                  {name}
                </h3>
                <p className="mt-2 max-w-[32ch] text-on-dark">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </TitledSection>
  )
}

/** Brand and graphic design. */
export function BrandDesignPage() {
  return (
    <ServicePage {...content} service="brandDesign" work={<BrandWork {...content.work} />}>
      <DesignServices />
      <Refinement />
      <QuoteColumns title={content.quotesTitle} quotes={serviceTestimonials.brandDesign} />
    </ServicePage>
  )
}
