import type { ReactNode } from 'react'

interface ProductWindowProps {
  /** What the drawing shows, in one sentence: all that assistive technology learns about it. */
  readonly label: string
  /** Names in the title bar; the first is the current one. */
  readonly tabs?: readonly string[]
  /** At the left of the title bar, if there are no tabs. */
  readonly title?: string
  /** At the right of the title bar. */
  readonly note?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The frame of a product drawing: invented people, so it is decoration behind one sentence. */
export function ProductWindow({
  label,
  tabs,
  title,
  note,
  className,
  children,
}: ProductWindowProps) {
  return (
    <figure className={className}>
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className="flex h-full flex-col overflow-hidden rounded-window bg-white text-drawing text-soil tabular shadow-sheet"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4.5 border-b border-line bg-limestone px-4.5 py-3 leading-5 font-semibold whitespace-nowrap">
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
