import type { FaqEntry } from '../content/types'

/** Questions under hairlines, each a native disclosure that works before any script has run. */
export function FaqList({ entries }: { readonly entries: readonly FaqEntry[] }) {
  return (
    <div className="border-t border-line">
      {entries.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-heading text-h3 [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden="true"
              className="font-text text-h3 leading-none font-normal text-prairie group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="max-w-measure pb-6 text-soil-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
