import type { Stat } from '../content/types'

/** Up to four figures in one quiet row, each with what it measures; two by two below `lg`. */
export function StatsBand({
  stats,
  phoneNote,
}: {
  readonly stats: readonly Stat[]
  /** On phones, in place of what each figure measures. */
  readonly phoneNote: string
}) {
  return (
    <div className="container-page">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-4 border-t border-line-strong pt-5 lg:grid-cols-4">
        {stats.map(({ figure, label, meaning }) => (
          <li key={label}>
            <p className="font-semibold">
              <span className="figure-number text-h3">{figure}</span> {label}
            </p>
            {meaning !== undefined && (
              <p className="mt-1 max-w-[34ch] text-small text-soil-3 max-md:hidden">{meaning}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="pt-4 text-small text-soil-3 md:hidden">{phoneNote}</p>
    </div>
  )
}
