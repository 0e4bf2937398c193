const CHECK = 'M3 38.5 24 62.5 62 15.5C68 8.5 74 5.5 84 5.5H2600'
const LINE = 'M3 5.5H2600'

/** A check mark whose stroke continues as a line off the page's edge. Until something is done, there is the line only. */
export function CheckLine({
  isDone = true,
  className,
}: {
  readonly isDone?: boolean
  readonly className: string
}) {
  return (
    <svg
      viewBox="0 0 800 72"
      aria-hidden="true"
      className={`h-18 w-200 max-w-none overflow-visible fill-none stroke-5 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={isDone ? CHECK : LINE} />
    </svg>
  )
}
