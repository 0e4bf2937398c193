import threadPhone from '../../assets/drawings/worked-example-phone.svg?drawing'
import thread from '../../assets/drawings/worked-example.svg?drawing'
import { home } from '../../content/pages/home'
import { ExampleTag } from '../../sections/product/example-tag'
import { SwipeRegion } from '../../sections/swipe-region'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { AdClick, MissedCall, PaidAndReviewed, SignedQuote } from './example-job'

/** The product illustration of each step, in the same order. */
const DRAWINGS = [AdClick, MissedCall, SignedQuote, PaidAndReviewed] as const

/** One customer of an invented company, from the ad to the review. On phones it is a swipeable strip. */
export function WorkedExample() {
  const { label, title, text, steps } = home.example
  return (
    <Section className="py-14 md:py-24" labelledBy="example-title" contained>
      <div data-in-view="" className="grid-page items-end gap-y-4">
        <div className="lg:col-span-8">
          <ExampleTag className="mb-4">{label}</ExampleTag>
          <h2 id="example-title" className="max-w-[11em] text-h2">
            {title}
          </h2>
        </div>
        <p className="text-soil-2 lg:col-span-4">{text}</p>
      </div>
      <Drawing drawing={thread} className="bleed mt-7 max-lg:hidden" />
      <SwipeRegion label={title} className="-mx-gutter -mb-6 snap-x md:contents">
        <div className="w-max md:contents">
          <Drawing drawing={threadPhone} className="mt-3 w-0 min-w-full md:hidden" />
          <ol className="grid w-max auto-cols-[min(17rem,70vw)] grid-flow-col grid-rows-[auto_auto] gap-x-6 px-gutter pb-16 md:mt-4 md:w-auto md:grid-flow-row md:grid-cols-2 md:grid-rows-none md:px-0 md:pb-0 lg:grid-cols-4">
            {steps.map(({ when, name, text: what }, index) => {
              const Window = DRAWINGS[index]
              return (
                <li
                  key={name}
                  className="row-span-2 mt-1 grid snap-start grid-cols-1 grid-rows-subgrid gap-y-4 md:mt-4"
                >
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
        </div>
      </SwipeRegion>
    </Section>
  )
}
