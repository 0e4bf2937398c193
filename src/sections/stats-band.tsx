import type { Stat } from '../content/types'

/** Up to four figures on prairie, each with what it measures; two by two below `lg`. */
export function StatsBand({
  stats,
  phoneNote,
}: {
  readonly stats: readonly Stat[]
  /** On phones, in place of what each figure measures. */
  readonly phoneNote: string
}) {
  return (
    <div className="bg-prairie-dark text-on-dark-prairie on-dark">
      <ul className="container-page grid grid-cols-2 lg:grid-cols-4">
        {stats.map(({ figure, label, meaning }) => (
          <li
            key={label}
            className="border-prairie-rule py-6 odd:pr-4 even:border-l even:pl-5 nth-[n+3]:border-t md:pt-8 md:pr-6 md:pb-9 md:even:pl-7 lg:border-t-0! lg:pt-10 lg:pb-11 lg:not-first:border-l lg:not-first:pl-7"
          >
            <p className="figure-number text-title leading-[.9] text-wheat">{figure}</p>
            <p className="mt-2.5 font-semibold md:mt-3.5">{label}</p>
            {meaning !== undefined && (
              <p className="mt-1 max-w-[26ch] text-hint max-md:hidden">{meaning}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="container-page pb-5 text-hint md:hidden">{phoneNote}</p>
    </div>
  )
}
