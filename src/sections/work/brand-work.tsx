import { brandDesign } from '../../content/services/brand-design'
import { Section } from '../../ui/section'
import { BrandStillLife } from './brand-still-life'
import { TruckDrawing } from './truck-drawing'

const { title, text, truck } = brandDesign.work

/** The example company's logo on its truck, full bleed, and on a sign, a card, an invoice and a cap. */
export function BrandWork() {
  return (
    <Section background="wheat-tint" className="pt-10 md:pt-14">
      <div className="container-page">
        <h2 className="max-w-[18em] text-h2">{title}</h2>
        <p className="mt-3 max-w-measure text-soil-2">{text}</p>
      </div>
      <figure className="relative mt-6 md:mt-0">
        <figcaption className="sr-only">{truck.label}</figcaption>
        <svg
          viewBox="0 0 1600 120"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-[18%] w-full"
        >
          <path fill="#DDD5C4" d="M0 0h1600v120H0Z" />
          <path d="M0 1h1600" stroke="#1B1A17" strokeWidth="2" />
        </svg>
        <TruckDrawing className="relative mx-auto block w-[112%] max-w-[1500px] max-md:-ml-[6%] md:w-[92%]" />
      </figure>
      <BrandStillLife />
    </Section>
  )
}
