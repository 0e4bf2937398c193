import type { Stat } from '../content/types'

/** Up to four figures on prairie, each with what it measures; two by two on phones. */
export function StatsBand({
  stats,
  phoneNote,
}: {
  readonly stats: readonly Stat[]
  /** On phones, in place of what each figure measures. */
  readonly phoneNote?: string
}) {
  return (
    <div className="bg-prairie-dark text-on-dark-prairie on-dark">
      <ul className="container-page grid grid-cols-2 md:grid-cols-4">
        {stats.map(({ figure, label, meaning }) => (
          <li
            key={label}
            className="border-prairie-rule py-6 even:border-l even:pl-5 nth-[n+3]:border-t md:border-t-0! md:pt-10 md:pb-11 md:not-first:border-l md:not-first:pl-5 lg:not-first:pl-7"
          >
            <p className="figure-number text-title leading-[.9] text-wheat">{figure}</p>
            <p className="mt-2.5 font-semibold md:mt-3.5">{label}</p>
            {meaning !== undefined && (
              <p className="mt-1 max-w-[26ch] pr-3 text-hint max-md:hidden">{meaning}</p>
            )}
          </li>
        ))}
      </ul>
      {phoneNote !== undefined && (
        <p className="container-page pb-5 text-hint md:hidden">{phoneNote}</p>
      )}
    </div>
  )
}
