import { platformJourney } from '../../content/pages/platform/features'
import { ExampleTag } from '../../sections/product/example-tag'
import { Section } from '../../ui/section'

const { title, stages } = platformJourney

/** The places of the three columns on wide pages: each starts one grid row lower than the last. */
const DESCENT = [
  'lg:[grid-area:2/1/5]',
  'lg:pl-4 lg:[grid-area:3/2/5]',
  'lg:pl-4 lg:[grid-area:4/3]',
] as const

/** Three stages from lead to customer, each with a figure. On wide pages a line descends through them. */
export function Journey() {
  return (
    <Section background="prairie-dark" className="py-10 md:py-24" contained>
      <div className="lg:grid lg:grid-cols-3 lg:grid-rows-[auto_4.5rem_4.5rem_auto]">
        <div className="mb-content lg:col-span-3">
          <h2 className="max-w-[11em] text-h2" data-in-view="">
            {title}
          </h2>
          <ExampleTag className="mt-4" />
        </div>
        <span className="-mb-[3px] border-l-3 border-wheat max-lg:hidden lg:[grid-area:2/2]" />
        <span className="-mb-[3px] border-l-3 border-wheat max-lg:hidden lg:[grid-area:3/3]" />
        <ol className="grid gap-x-6 gap-y-7 lg:contents">
          {stages.map(({ name, figure, unit, text }, index) => (
            <li
              key={name}
              className={`flex flex-wrap content-start gap-x-5 gap-y-4 border-t-3 border-wheat pt-4 lg:grid lg:pr-6 ${DESCENT[index]}`}
            >
              <div className="flex-1">
                <h3 className="text-h3">{name}</h3>
                <p className="mt-2 max-w-[34ch] text-on-dark-prairie">{text}</p>
              </div>
              <p className="max-lg:text-right">
                <span className="block figure-number text-display leading-none text-wheat">
                  {figure}
                </span>
                {unit}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
