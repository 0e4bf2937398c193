import { platformFees } from '../../content/pages/platform-fees'
import { Section } from '../../ui/section'

/** What the assistant's messages and minutes cost: two large figures on prairie. */
export function AiFees() {
  const { title, text, fees } = platformFees.ai
  return (
    <Section
      ground="prairie-dark"
      className="py-16 md:py-24 print:bg-transparent print:py-6 print:text-soil"
    >
      <div className="container-page grid-page gap-y-8">
        <div className="col-span-12 lg:order-last lg:col-span-4">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 max-w-[34ch] text-on-dark-prairie print:text-soil-2">{text}</p>
        </div>
        <div className="col-span-12 grid md:grid-cols-2 lg:col-span-8">
          {fees.map(({ price, unit, tenDollars }) => (
            <div
              key={unit}
              className="border-prairie-rule py-6 not-first:border-t first:pt-0 md:py-0 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-8"
            >
              <p className="figure-number text-title leading-[.9] text-wheat print:text-soil">
                {price}
              </p>
              <p className="mt-3.5">{unit}</p>
              <p className="text-on-dark-prairie print:text-soil-2">{tenDollars}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
