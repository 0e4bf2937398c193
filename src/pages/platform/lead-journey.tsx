import { platformJourney } from '../../content/pages/platform'
import { followUpPlan, leadSources } from '../../content/product/lead-journey'
import { ChannelIcon } from '../../sections/product/inbox-thread'
import { ProductWindow } from '../../sections/product/product-window'
import { SignedQuote } from '../../sections/product/example-job'

/** New leads by source. Made for 280 px and more. */
export function LeadSources({ className }: { readonly className?: string }) {
  const { window, sources, total } = leadSources
  return (
    <ProductWindow {...window} className={className}>
      <div className="p-5 text-drawing">
        <p className="figure-number text-h2 leading-none">{total}</p>
        {sources.map(({ name, leads }) => (
          <div key={name} className="mt-3">
            <p className="flex justify-between">
              {name} <span className="font-semibold">{leads}</span>
            </p>
            <svg
              viewBox={`0 0 ${total} 8`}
              className="mt-1 h-3 w-full bg-limestone-2 fill-prairie"
              preserveAspectRatio="none"
            >
              <path d={`M0 0h${leads}v8H0Z`} />
            </svg>
          </div>
        ))}
      </div>
    </ProductWindow>
  )
}

/** Messages that follow a new lead, with the replies to each. Made for 280 px and more. */
function FollowUpPlan({ className }: { readonly className: string }) {
  const { window, messages, replied, outcome } = followUpPlan
  return (
    <ProductWindow {...window} className={className}>
      <div className="px-5 pt-2 pb-4 text-drawing">
        {messages.map(({ day, channel, text, replies }) => (
          <p
            key={day}
            className="grid grid-cols-[1rem_1fr_auto] items-center gap-x-2.5 border-b border-line py-2.5"
          >
            <ChannelIcon channel={channel} />
            <span>
              <span className="block text-soil-3">{day}</span>
              {text}
            </span>
            <span className="font-semibold">
              {replies} {replied}
            </span>
          </p>
        ))}
        <p className="flex justify-between pt-3 font-semibold">
          {outcome.name} <span>{outcome.count}</span>
        </p>
      </div>
    </ProductWindow>
  )
}

/** The drawing of each stage. */
const DRAWINGS = {
  generation: LeadSources,
  nurturing: FollowUpPlan,
  conversion: SignedQuote,
} as const

/** Three stages from lead to customer, each with its own drawing; on wide pages the line climbs through them. */
export function LeadJourney() {
  const { title, stages } = platformJourney
  return (
    <div className="container-page lg:grid lg:grid-cols-3 lg:grid-rows-[auto_4.5rem_1fr]">
      <h2 className="mb-content max-w-[11em] text-h2 lg:col-span-2" data-in-view="">
        {title}
      </h2>
      <ol className="climbing-line grid gap-x-6 gap-y-7 md:grid-cols-2 md:gap-y-14 lg:contents">
        {stages.map(({ id, name, text }) => {
          const Drawing = DRAWINGS[id]
          return (
            <li key={id} className="border-t-3 border-wheat pt-4">
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-2 max-w-[40ch] text-on-dark-prairie">{text}</p>
              </div>
              <Drawing className="mt-6" />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
