interface GrowthChartProps {
  readonly title: string
  /** The chart in words, for those who do not see it. */
  readonly label: string
  readonly from: string
  readonly to: string
  readonly start: string
  readonly end: string
  readonly className?: string
}

/** A line that climbs from one figure to another; the figures stand on it as text. */
export function GrowthChart({
  title,
  label,
  from,
  to,
  start,
  end,
  className = '',
}: GrowthChartProps) {
  return (
    <figure className={className}>
      <h2 className="max-w-[12em] text-h2">{title}</h2>
      <div role="img" aria-label={label} className="relative mt-9">
        <svg
          viewBox="0 0 680 262"
          fill="none"
          className="h-auto w-full overflow-visible"
          aria-hidden="true"
        >
          <path className="stroke-line" d="M0 26h680M0 82h680M0 138h680M0 194h680M0 250h680" />
          <path
            className="stroke-prairie"
            strokeWidth={3}
            strokeLinecap="round"
            d="M0 224c66-2 112-5 168-12 60-8 96-26 148-46 62-24 104-44 152-76 56-37 96-54 136-62 30-6 52-5 76-6"
          />
          <circle className="fill-soil" cy={224} r={6} />
          <circle className="fill-wheat stroke-prairie" strokeWidth={2.4} cx={680} cy={22} r={8} />
        </svg>
        <span className="absolute bottom-[24%] left-1 figure-number text-h2 text-soil-3">
          {from}
        </span>
        <span className="absolute -top-4 right-[5%] figure-number text-h2 text-prairie">{to}</span>
        <p className="mt-3 flex justify-between text-hint text-soil-3" aria-hidden="true">
          <span>{start}</span>
          <span>{end}</span>
        </p>
      </div>
    </figure>
  )
}
