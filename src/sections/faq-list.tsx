import type { FaqEntry } from '../content/types'
import { Disclosure } from '../ui/disclosure'

/** Questions under hairlines. */
export function FaqList({ entries }: { readonly entries: readonly FaqEntry[] }) {
  return (
    <div className="border-t border-line">
      {entries.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p className="max-w-measure pb-6 text-soil-2">{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}
