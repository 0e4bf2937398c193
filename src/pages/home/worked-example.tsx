import { workedExample as thread } from '../../assets/drawings'
import { home } from '../../content/pages/home'
import {
  AdClick,
  MissedCall,
  PaidAndReviewed,
  SignedQuote,
} from '../../sections/product/example-job'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

/** What each step of the example looks like in the product, in the order of the steps. */
const DRAWINGS = [AdClick, MissedCall, SignedQuote, PaidAndReviewed] as const

/** One customer of an invented company from the ad to the review, and what a month of them costs. */
export function WorkedExample() {
  const { label, title, text, steps, note, month } = home.example
  return (
    <Section className="py-16 md:py-24" labelledBy="example-title" contained>
      <div data-in-view="" className="grid-page items-end gap-y-4">
        <div className="col-span-12 lg:col-span-8">
          <p className="mb-4 inline-block rounded-tag bg-wheat-tint px-2.5 text-small font-semibold">
            {label}
          </p>
          <h2 id="example-title" className="max-w-[11em] text-h2">
            {title}
          </h2>
        </div>
        <p className="col-span-12 text-soil-2 lg:col-span-4">{text}</p>
      </div>
      <Drawing
        drawing={thread}
        className="mt-7 -ml-[63.33%] h-auto w-[226.67%] max-w-none max-lg:hidden"
      />
      <ol className="mt-4 grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ when, name, text: what }, index) => {
          const Window = DRAWINGS[index]
          return (
            <li key={name} className="row-span-2 mt-7 grid grid-cols-1 grid-rows-subgrid gap-y-4">
              <div>
                <p className="text-small text-soil-3">{when}</p>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1.5 text-soil-2">{what}</p>
              </div>
              {Window !== undefined && <Window />}
            </li>
          )
        })}
      </ol>
      <p className="mt-7 text-soil-2">{note}</p>
      <div data-in-view="" className="mt-7 border-t-[1.5px] border-soil pt-4">
        <h3 className="text-h3">{month.title}</h3>
        <dl className="mt-4 flex flex-wrap items-end gap-x-14 gap-y-5">
          {month.figures.map(({ figure, label: unit }) => (
            <div key={unit} className="flex flex-col-reverse">
              <dt className="text-small text-soil-3">{unit}</dt>
              <dd className="figure-number text-h2">{figure}</dd>
            </div>
          ))}
          <div className="flex items-end gap-x-4">
            <dt className="order-last max-w-[15em] text-small text-soil-3">{month.result.label}</dt>
            <dd className="figure-number text-display text-prairie">{month.result.figure}</dd>
          </div>
        </dl>
        <p className="mt-4 text-small text-soil-3">{month.note}</p>
      </div>
    </Section>
  )
}
