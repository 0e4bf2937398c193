import { EXAMPLE_CUSTOMER, EXAMPLE_CUSTOMER_PHONE } from '../../content/example-company'
import { ChannelIcon, type Channel } from './channel-icon'
import { ProductWindow } from './product-window'

type ThreadEntry =
  | { readonly channel: Channel; readonly name: string; readonly note: string; readonly at: string }
  | { readonly from: 'customer' | 'business'; readonly text: string }

/** Call, texts, booking and email of one customer, in the order in which they happened. */
const THREAD: readonly ThreadEntry[] = [
  { channel: 'call', name: 'Missed call', note: 'texted back in 5 s', at: '8:12' },
  { from: 'business', text: 'Redbud Fence here. Sorry we missed you! What do you need?' },
  { from: 'customer', text: '120 feet of cedar before the puppy comes' },
  { from: 'business', text: 'We can measure Thursday at 10:00 or Friday at 1:00.' },
  { from: 'customer', text: 'Thursday is good' },
  { channel: 'calendar', name: 'Booked', note: 'Thu 10:00, reminder set', at: '8:15' },
  { channel: 'email', name: 'Email', note: 'What we measure on Thursday', at: '8:15' },
]

function Entry({ entry }: { readonly entry: ThreadEntry }) {
  if ('channel' in entry) {
    return (
      <p className="flex items-center gap-2 text-drawing-small">
        <ChannelIcon channel={entry.channel} />
        <span className="font-semibold whitespace-nowrap">{entry.name}</span>
        <span className="truncate text-soil-3">{entry.note}</span>
        <span className="ml-auto text-soil-3">{entry.at}</span>
      </p>
    )
  }
  return (
    <p
      className={
        entry.from === 'customer'
          ? 'mr-14 justify-self-start rounded-panel rounded-bl-[3px] bg-limestone-2 px-3 py-2'
          : 'ml-14 justify-self-end rounded-panel rounded-br-[3px] bg-prairie px-3 py-2 text-white'
      }
    >
      {entry.text}
    </p>
  )
}

/** One customer's conversation across call, text, calendar and email. Made for 300 to 420 px. */
export function InboxThread({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label="Example: a missed call answered by text, a visit booked three minutes later, and the email that confirms it, all in one conversation"
      title={EXAMPLE_CUSTOMER}
      note={EXAMPLE_CUSTOMER_PHONE}
      className={className}
    >
      <div className="grid gap-3 px-4.5 py-5">
        {THREAD.map((entry) => (
          <Entry key={'text' in entry ? entry.text : entry.name} entry={entry} />
        ))}
      </div>
    </ProductWindow>
  )
}
