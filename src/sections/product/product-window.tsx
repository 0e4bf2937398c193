import type { ReactNode } from 'react'

interface ProductWindowProps {
  /** What the drawing shows, in one sentence: its only text for assistive technology. */
  readonly label: string
  /** Names in the title bar; the first is the current one. */
  readonly tabs?: readonly string[]
  /** On the left of the title bar, if there are no tabs. */
  readonly title?: string
  /** On the right of the title bar. */
  readonly note?: string
  readonly className?: string | undefined
  /** Extra classes of the title bar. */
  readonly barClass?: string
  readonly children: ReactNode
}

/** The frame of a product illustration. Its content is decorative; assistive technology gets only the label. */
export function ProductWindow({
  label,
  tabs,
  title,
  note,
  className,
  barClass = '',
  children,
}: ProductWindowProps) {
  return (
    <figure className={className}>
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className="flex h-full flex-col overflow-hidden rounded-window bg-white text-drawing text-soil tabular shadow-sheet"
      >
        <div
          className={`flex flex-wrap items-center justify-between gap-x-4.5 border-b border-line bg-limestone px-4.5 py-3 leading-5 font-semibold whitespace-nowrap ${tabs === undefined ? '' : 'gap-y-4'} ${barClass}`}
        >
          <span className="-my-3 flex min-h-11 items-center gap-4.5">
            {title}
            {tabs?.map((tab) => (
              <span
                key={tab}
                className="font-medium text-soil-3 first:border-b-2 first:border-prairie first:leading-10.5 first:text-soil"
              >
                {tab}
              </span>
            ))}
          </span>
          {note !== undefined && <span className="truncate font-medium text-soil-3">{note}</span>}
        </div>
        {children}
      </div>
    </figure>
  )
}

/** Rows under hairlines: a name on the left, its value on the right. */
export function WindowRows({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return rows.map(([left, right]) => (
    <p
      key={left}
      className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0"
    >
      <span className="font-semibold">{left}</span>
      <span className="text-soil-3">{right}</span>
    </p>
  ))
}

/** Highlighted result row. */
export function WindowResult({ what, value }: Readonly<Record<'what' | 'value', string>>) {
  return (
    <p className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-wheat-tint px-3 py-2 font-semibold">
      {what} <span>{value}</span>
    </p>
  )
}

/** A highlighted ad in search results. */
export function SearchAd({
  mark,
  site,
  title,
  text,
}: Readonly<Record<'mark' | 'site' | 'title' | 'text', string>>) {
  return (
    <div className="-mx-2 mt-3 rounded-control bg-wheat-tint px-3 py-2">
      <p className="text-soil-3">{`${mark} · ${site}`}</p>
      <p className="text-body leading-tight font-semibold text-prairie">{title}</p>
      <p className="mt-1 text-soil-3">{text}</p>
    </div>
  )
}
