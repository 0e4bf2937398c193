import { ChannelIcon } from './channel-icon'
import { ProductWindow } from './product-window'

/** The customer's phone: an unanswered call, the text that follows, the booked visit. Made for 260 px and more. */
export function MissedCall({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label="Example: nobody takes the call, a text answers it 5 seconds later, and the customer picks Thursday at 10:00"
      title="Joan’s phone"
      note="Redbud Fence"
      className={className}
    >
      <div className="grid gap-2.5 px-4.5 pt-4.5 pb-5">
        <p className="flex items-center gap-2 text-drawing-small">
          <ChannelIcon channel="call" />
          <span className="font-semibold">No answer</span>
          <span className="ml-auto text-soil-3">8:12</span>
        </p>
        <p className="mr-6 justify-self-start rounded-panel rounded-bl-[3px] bg-limestone-2 px-3 py-2">
          Redbud Fence here. Sorry we missed you! What do you need?
        </p>
        <p className="ml-8 justify-self-end rounded-panel rounded-br-[3px] bg-prairie px-3 py-2 text-white">
          120 feet of cedar before the puppy comes
        </p>
        <p className="mr-6 justify-self-start rounded-panel rounded-bl-[3px] bg-limestone-2 px-3 py-2">
          We can measure Thu 10:00 or Fri 1:00.
        </p>
        <p className="flex items-center gap-2 text-drawing-small">
          <ChannelIcon channel="calendar" />
          <span className="font-semibold">Booked, Thu 10:00</span>
          <span className="ml-auto text-soil-3">8:15</span>
        </p>
      </div>
    </ProductWindow>
  )
}
