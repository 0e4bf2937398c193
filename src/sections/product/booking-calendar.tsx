interface Slot {
  readonly day: number
  readonly name: string
  readonly marked?: boolean
}

const DAYS = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20'] as const

/** Booked visits by hour; `day` counts from Monday. */
const HOURS: readonly { readonly time: string; readonly slots: readonly Slot[] }[] = [
  {
    time: '8:30',
    slots: [
      { day: 1, name: 'P. Sandoval' },
      { day: 4, name: 'B. Okafor' },
    ],
  },
  {
    time: '10:00',
    slots: [
      { day: 0, name: 'E. Ruiz' },
      { day: 2, name: 'T. Nguyen' },
      { day: 3, name: 'J. Whitaker', marked: true },
    ],
  },
  {
    time: '1:00',
    slots: [
      { day: 0, name: 'Hendersons' },
      { day: 3, name: 'M. Kessler' },
    ],
  },
]

const CELL = 'min-h-9 truncate border-t border-l border-line px-2 py-2 first:border-l-0'

/** The booking calendar of a working week with its visits, one of them marked; without a frame. */
export function BookingCalendar({ className = 'grid' }: { readonly className?: string }) {
  return (
    <div className={`${className} grid-cols-[3.25rem_repeat(5,minmax(0,1fr))] text-drawing-small`}>
      <span className="border-t border-line" />
      {DAYS.map((day) => (
        <span key={day} className={`${CELL} font-semibold`}>
          {day}
        </span>
      ))}
      {HOURS.map(({ time, slots }) => (
        <div key={time} className="contents">
          <span className={`${CELL} text-right text-soil-3`}>{time}</span>
          {DAYS.map((day, index) => {
            const slot = slots.find((booked) => booked.day === index)
            return (
              <span
                key={day}
                className={`${CELL} font-semibold ${slot === undefined ? '' : slot.marked === true ? 'bg-wheat' : 'bg-prairie-tint'}`}
              >
                {slot?.name}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}
