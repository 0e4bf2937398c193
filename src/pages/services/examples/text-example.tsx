import { ProductWindow } from '../../../sections/product/product-window'

const TEXTS = [
  {
    from: 'us',
    text: 'Redbud Fence: we measure tomorrow at 1:00. C to confirm, R to reschedule. Reply STOP to opt out.',
  },
  { from: 'customer', text: 'R. Sorry, it’s puppy day.' },
  { from: 'us', text: 'No problem. Fri 10:00 or Mon 8:30?' },
  { from: 'customer', text: 'Fri 10:00' },
] as const

/** A reminder, a rescheduled visit, and the open slot that went to another customer. */
export function TextExample() {
  return (
    <ProductWindow
      label="Example: a customer uses a text reminder to move her visit to Friday, and the open slot goes to another customer"
      title="Marta Kessler"
      note="(469) 555-0138"
    >
      <div className="grid gap-2.5 px-4.5 py-4.5">
        {TEXTS.map(({ from, text }) => (
          <p
            key={text}
            className={
              from === 'us'
                ? 'mr-12 justify-self-start rounded-panel rounded-bl-[3px] bg-prairie px-3 py-2 text-white'
                : 'ml-12 justify-self-end rounded-panel rounded-br-[3px] bg-limestone-2 px-3 py-2'
            }
          >
            {text}
          </p>
        ))}
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 rounded-control bg-wheat-tint px-3 py-2 font-semibold">
          Thursday 1:00 filled at 11:52 <span>Pete A.</span>
        </p>
      </div>
    </ProductWindow>
  )
}
