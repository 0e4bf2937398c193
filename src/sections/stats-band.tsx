import type { Stat } from '../content/pages/platform'

/** Up to four figures on prairie, between hairlines; two by two on phones. */
export function StatsBand({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <div className="bg-prairie-dark text-on-dark-prairie on-dark">
      <ul className="container-page grid grid-cols-2 md:grid-cols-4">
        {stats.map(({ figure, label }) => (
          <li
            key={label}
            className="border-prairie-rule py-6 even:border-l even:pl-5 nth-[n+3]:border-t md:border-t-0! md:pt-10 md:pb-11 md:not-first:border-l md:not-first:pl-5 lg:not-first:pl-7"
          >
            <p className="figure-number text-title leading-[.9] text-wheat">{figure}</p>
            <p className="mt-2.5 md:mt-3.5">{label}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
