import type { ProcessRailContent } from '../../content/types'
import { Section } from '../../ui/section'

/** A process in four columns that hang from one rule, on wheat. */
export function ProcessColumns({ title, steps }: ProcessRailContent) {
  return (
    <Section ground="wheat" className="py-section">
      <div className="container-page">
        <h2 className="max-w-[13em] text-h2" data-in-view="">
          {title}
        </h2>
        <ol className="mt-content grid gap-x-6 gap-y-8 border-soil md:grid-cols-2 lg:grid-cols-4 lg:border-t-[1.5px]">
          {steps.map(({ mark, name, text }) => (
            <li
              key={name}
              className="border-t-[1.5px] border-soil pt-5 lg:border-t-0 lg:not-first:border-l lg:not-first:pl-6"
            >
              <p className="figure-number text-h3">{mark}</p>
              <h3 className="mt-7 text-h2 lg:mt-16">{name}</h3>
              <p className="mt-3 max-w-[32ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
