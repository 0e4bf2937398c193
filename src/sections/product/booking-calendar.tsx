import { ProductWindow } from './product-window'
import { WeekGrid } from './week-grid'

/** The booking calendar of a working week, one visit marked. Made for 480 px and more. */
export function BookingCalendar({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label="Example: a booking calendar of one week with seven booked visits"
      tabs={['Week', 'Month']}
      note="7 visits booked"
      className={className}
    >
      <div className="-mt-px">
        <WeekGrid />
      </div>
    </ProductWindow>
  )
}
