import { text as content, type ThreadText } from '../../content/services/text'

const BUBBLES = {
  business: 'mr-8 rounded-bl-[3px] bg-limestone-2',
  customer: 'ml-auto rounded-br-[3px] bg-prairie text-white',
} as const

/** Part of a text conversation as bubbles. Screen readers announce who wrote each. */
export function Texts({
  day,
  texts,
}: {
  readonly day: string
  readonly texts: readonly ThreadText[]
}) {
  return (
    <>
      <p className="py-4 text-center text-small text-soil-3">{day}</p>
      <ol className="grid gap-2.5">
        {texts.map(({ from, text }) => (
          <li
            key={text}
            className={`w-fit rounded-panel px-3.5 py-2.5 text-small ${BUBBLES[from]}`}
          >
            <span className="sr-only">{content.senders[from]} </span>
            {text}
          </li>
        ))}
      </ol>
    </>
  )
}
