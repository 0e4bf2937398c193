import type { JourneyContent } from '../content/pages/platform'
import { FollowUpPlan } from './product/follow-up-plan'
import { LeadSources } from './product/lead-sources'
import { SignedQuote } from './product/signed-quote'

const DRAWINGS = { generation: LeadSources, nurturing: FollowUpPlan, conversion: SignedQuote }

/** Where each stage hangs on wide pages: a step higher than the one before, up beside the heading. */
const PLACES = {
  generation: 'lg:row-start-3',
  nurturing: 'lg:row-start-2 lg:row-end-4',
  conversion: 'lg:row-start-1 lg:row-end-4',
}

/** Three stages from lead to customer, each a step higher and with its own drawing; phones show the last one. */
export function LeadJourney({ title, stages }: JourneyContent) {
  return (
    <div className="container-page gap-x-6 lg:grid lg:grid-cols-3 lg:grid-rows-[auto_4.5rem_1fr] xl:gap-x-10">
      <h2 className="mb-content max-w-[11em] text-h2 lg:col-span-2" data-in-view="">
        {title}
      </h2>
      <ol className="grid gap-x-6 gap-y-7 md:grid-cols-2 md:gap-y-14 lg:contents">
        {stages.map(({ id, name, text }) => {
          const Drawing = DRAWINGS[id]
          return (
            <li
              key={id}
              className={`gap-x-6 border-t-[1.5px] border-soil pt-4 md:max-lg:last:col-span-2 md:max-lg:last:grid md:max-lg:last:grid-cols-2 ${PLACES[id]}`}
            >
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-2 max-w-[40ch] text-soil-2">{text}</p>
              </div>
              <Drawing className="mt-6 max-md:in-[li:not(:last-child)]:hidden md:max-lg:in-[li:last-child]:mt-0" />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
