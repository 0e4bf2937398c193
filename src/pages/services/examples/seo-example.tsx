import { ProductWindow } from '../../../sections/product/product-window'

const SEARCHES = [
  { words: 'cedar fence frisco', from: 34, to: 3, marked: true },
  { words: 'fence repair prosper', from: 41, to: 5 },
  { words: 'how long does cedar last', from: 58, to: 2 },
  { words: 'iron gate price', from: 27, to: 6 },
  { words: 'hoa fence rules celina', from: 63, to: 4 },
] as const

/** Positions of five searches, at the start and after six months. */
export function SeoExample() {
  return (
    <ProductWindow
      label="Example: five searches and the position of a fence company in them, in month 1 and in month 6"
      title="Position in search"
      note="Month 1 to month 6"
    >
      <ul className="px-4.5 py-2">
        {SEARCHES.map(({ words, from, to, ...rest }) => (
          <li
            key={words}
            className="grid grid-cols-[1fr_2rem_4rem_2.5rem] items-center gap-x-2 border-b border-line py-2 last:border-b-0"
          >
            <span className="font-semibold">{words}</span>
            <span className="text-right text-soil-3">{from}</span>
            <svg
              viewBox="0 0 64 20"
              className="w-16 fill-none stroke-prairie stroke-2"
              strokeLinecap="round"
            >
              <path d="M2 17c22 0 38-14 60-14" />
            </svg>
            <span
              className={`rounded-tag text-center figure-number text-h3 ${'marked' in rest ? 'bg-wheat' : ''}`}
            >
              {to}
            </span>
          </li>
        ))}
      </ul>
    </ProductWindow>
  )
}
