import { workedExample as thread } from '../../assets/drawings'
import { home } from '../../content/pages/home'
import { AdClick, MissedCall, PaidAndReviewed } from '../../sections/product/example-job'
import { SignedQuote } from '../../sections/product/signed-quote'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

/** What each step of the example looks like in the product, in the order of the steps. */
const DRAWINGS = [AdClick, MissedCall, SignedQuote, PaidAndReviewed] as const

/** One customer of an invented company from the ad to the review, and what a month of them costs. */
export function WorkedExample() {
  const { label, title, text, steps, month } = home.example
  return (
    <Section labelledBy="example-title" contained>
      <div data-in-view="" className="grid-page items-end gap-y-4">
        <div className="col-span-12 lg:col-span-8">
          <p className="mb-4 inline-block rounded-tag bg-wheat-tint px-2.5 py-1 text-small font-semibold">
            {label}
          </p>
          <h2 id="example-title" className="max-w-[12em] text-h2">
            {title}
          </h2>
        </div>
        <p className="col-span-12 max-w-measure text-soil-2 lg:col-span-4">{text}</p>
      </div>
      <Drawing
        drawing={thread}
        className="mt-content -ml-[63.33%] hidden h-auto w-[226.67%] max-w-none xl:block"
      />
      <ol className="mt-content grid grid-cols-1 gap-x-6 md:grid-cols-2 md:gap-y-12 xl:mt-4 xl:grid-cols-4">
        {steps.map(({ when, name, text: what }, index) => {
          const Window = DRAWINGS[index]
          return (
            <li
              key={name}
              className="border-l-[1.5px] border-soil pb-10 pl-5 last:pb-0 md:row-span-2 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-5 md:border-l-0 md:p-0"
            >
              <div className="relative">
                <span className="absolute top-2 -left-6.5 size-3 rounded-full bg-prairie md:hidden" />
                <p className="text-small text-soil-3">{when}</p>
                <h3 className="mt-0.5 text-h3">{name}</h3>
                <p className="mt-2 max-w-[34ch] text-soil-2">{what}</p>
              </div>
              {Window !== undefined && <Window className="mt-5 max-w-90 md:mt-0 md:max-w-none" />}
            </li>
          )
        })}
      </ol>
      <div data-in-view="" className="mt-12 border-t-[1.5px] border-soil pt-5 xl:mt-16">
        <h3 className="text-h3">{month.title}</h3>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-[repeat(4,auto)] lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-16 xl:gap-x-18">
          {month.figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-small text-soil-3">{label}</dt>
              <dd className="figure-number text-h2">{figure}</dd>
            </div>
          ))}
          <div className="col-span-2 flex flex-col-reverse border-t border-line pt-5 md:col-span-4 lg:col-span-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
            <dt className="text-small text-soil-3">{month.result.label}</dt>
            <dd className="figure-number text-display leading-[.86] text-prairie">
              {month.result.figure}
            </dd>
          </div>
        </dl>
        <p className="mt-4 text-small text-soil-3">{month.note}</p>
      </div>
    </Section>
  )
}
