import type { ReactNode } from 'react'

const CELL =
  'border-b border-line py-3.5 text-right font-normal not-first:pl-2 first:w-[38%] first:text-left min-[22.5em]:not-first:pl-3'

/** A table of fees, aligned on the right. */
export function FeeTable({
  caption,
  headings,
  rows,
}: {
  readonly caption: string
  readonly headings: readonly string[]
  readonly rows: readonly {
    readonly id: string
    readonly name: ReactNode
    /** One for each heading after the first. */
    readonly values: readonly ReactNode[]
  }[]
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-t-[1.5px] border-soil leading-snug tabular max-md:text-small md:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom text-soil-3">
            {headings.map((heading) => (
              <th key={heading} scope="col" className={CELL}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, values }) => (
            <tr key={id}>
              <th scope="row" className={CELL}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={headings[index + 1]} className={`${CELL} md:text-lead`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
