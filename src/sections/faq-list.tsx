import type { FaqEntry } from '../content/types'

/** Questions under hairlines, each a native disclosure that opens before any script has run. */
export function FaqList({ entries }: { readonly entries: readonly FaqEntry[] }) {
  return (
    <div className="border-t border-line">
      {entries.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-heading text-h3 [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden="true"
              className="relative size-4 shrink-0 before:absolute before:top-1/2 before:left-0 before:h-0.5 before:w-4 before:-translate-y-1/2 before:bg-prairie after:absolute after:top-0 after:left-1/2 after:h-4 after:w-0.5 after:-translate-x-1/2 after:bg-prairie after:transition-transform group-open:after:scale-y-0"
            />
          </summary>
          <p className="max-w-measure pr-10 pb-6 text-soil-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
