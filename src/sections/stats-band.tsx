import type { Stat } from '../content/pages/platform'

/** Up to four figures on prairie, between hairlines; two by two on phones. */
export function StatsBand({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <div className="on-dark bg-prairie-dark text-on-dark-prairie">
      <ul className="container-page grid grid-cols-2 lg:grid-cols-4">
        {stats.map(({ figure, label }) => (
          <li
            key={label}
            className="nth-[n+3]:border-t lg:border-t-0! lg:not-first:border-l lg:not-first:pl-7 border-prairie-rule py-6 even:border-l even:pl-5 lg:pb-11 lg:pt-10"
          >
            <p className="figure-number text-title leading-[.9] text-wheat">{figure}</p>
            <p className="mt-2.5 lg:mt-3.5">{label}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
