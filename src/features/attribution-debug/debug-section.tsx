import { useState, type ReactNode } from 'react'

/** A part of the panel under a heading that folds it away. What is folded away is not rendered. */
export function DebugSection({
  title,
  open = false,
  children,
}: {
  readonly title: string
  readonly open?: boolean
  readonly children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(open)
  return (
    <details
      open={isOpen}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open)
      }}
      className="group border-b border-line last:border-b-0"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h3 className="font-text text-small font-semibold">{title}</h3>
        <span
          aria-hidden="true"
          className="relative size-3 shrink-0 before:absolute before:top-1/2 before:left-0 before:h-0.5 before:w-3 before:-translate-y-1/2 before:bg-prairie after:absolute after:top-0 after:left-1/2 after:h-3 after:w-0.5 after:-translate-x-1/2 after:bg-prairie group-open:after:scale-y-0"
        />
      </summary>
      {isOpen && <div className="px-5 pb-5 text-hint">{children}</div>}
    </details>
  )
}

/** Names with their values, one pair to a row. */
export function ValueList({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return (
    <dl>
      {Object.entries(values).map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[7.5rem_1fr] gap-3 border-t border-line py-2 first:border-t-0 first:pt-0"
        >
          <dt className="text-soil-3">{name}</dt>
          <dd className="min-w-0 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
