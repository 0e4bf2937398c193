const OPEN_TIMES = [
  { time: '8:30', day: 'Tue' },
  { time: '1:15', day: 'Tue' },
  { time: '3:45', day: 'Wed' },
  { time: '10:00', day: 'Thu' },
] as const

/**
 * A small client's website that asks for one thing: a product drawing on a wheat ground, cut by its lower
 * edge. Decoration, so hidden from assistive technology.
 */
export function SitePreview() {
  return (
    <div
      aria-hidden="true"
      className="@container h-64 overflow-hidden rounded-window bg-wheat-tint px-5 pt-6.5 md:h-75 md:pt-10 lg:px-11"
    >
      <div className="h-full overflow-hidden rounded-t-window bg-white shadow-sheet">
        <p className="flex h-7.5 items-center gap-1.5 border-b border-line bg-limestone-2 px-3.5 text-drawing-small text-soil-3">
          {['close', 'fold', 'fill'].map((control) => (
            <span key={control} className="size-1.75 rounded-full bg-line-strong" />
          ))}
          <span className="ml-1.5">brushcreekdogs.example</span>
        </p>
        <div className="px-5 pt-5 text-drawing-small tabular @sm:px-6.5 @sm:pt-6">
          <p className="font-heading text-h3 leading-none">Clean dog by Friday.</p>
          <p className="mt-2.5 mb-3.5 text-soil-2">
            Baths and trims in Prosper. Choose a time, skip the call.
          </p>
          <span className="inline-block rounded-tag bg-prairie px-3.5 py-2 font-semibold text-white">
            Choose a time
          </span>
          <p className="flex gap-5 pt-4.5">
            {OPEN_TIMES.map(({ time, day }) => (
              <span key={time} className="text-soil-3 @max-xs:last:hidden">
                <span className="block figure-number text-lead leading-tight text-soil">
                  {time}
                </span>
                {day}
              </span>
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}
