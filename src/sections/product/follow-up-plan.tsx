import { EXAMPLE_LEADS } from '../../content/example-company'
import { ChannelIcon, type Channel } from './channel-icon'
import { ProductWindow } from './product-window'

interface Message {
  readonly day: string
  readonly channel: Channel
  readonly text: string
  readonly replies: number
}

/** A follow-up sequence; each reply ends it for that lead, so replies add up to those who answered. */
const PLAN: readonly Message[] = [
  { day: 'At once', channel: 'text', text: '“Redbud Fence: what day works?”', replies: 14 },
  { day: 'Day 1', channel: 'email', text: 'Three fences nearby', replies: 6 },
  { day: 'Day 3', channel: 'text', text: '“Thursday is still open”', replies: 5 },
  { day: 'Day 7', channel: 'call', text: 'Reminder to Dale: call', replies: 3 },
]

const REPLIES = PLAN.reduce((sum, { replies }) => sum + replies, 0)

/** Messages that follow a new lead, with the replies to each. Made for 280 px and more. */
export function FollowUpPlan({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label={`Example: four follow-up steps over seven days, which ${REPLIES} leads replied to`}
      title="New lead, 7 days"
      note="Running"
      className={className}
    >
      <div className="px-4.5 pt-1.5 pb-4">
        {PLAN.map(({ day, channel, text, replies }) => (
          <p
            key={day}
            className="grid grid-cols-[1rem_1fr_auto] items-center gap-x-2.5 border-b border-line py-2.5"
          >
            <ChannelIcon channel={channel} />
            <span>
              <span className="block text-drawing-small text-soil-3">{day}</span>
              {text}
            </span>
            <span className="font-semibold">{replies} replied</span>
          </p>
        ))}
        <p className="flex justify-between pt-3 font-semibold">
          In conversation <span>{`${REPLIES} of ${EXAMPLE_LEADS}`}</span>
        </p>
      </div>
    </ProductWindow>
  )
}
