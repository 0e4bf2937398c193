import type { text, ThreadPart, ThreadText } from '../../content/services/text'
import { Section } from '../../ui/section'

function Bubble({ from, text: words }: ThreadText) {
  return (
    <p
      className={
        from === 'business'
          ? 'mr-8 justify-self-start rounded-panel rounded-bl-[3px] bg-limestone-2 px-3.5 py-2.5'
          : 'ml-14 justify-self-end rounded-panel rounded-br-[3px] bg-prairie px-3.5 py-2.5 text-white'
      }
    >
      {words}
    </p>
  )
}

/** A part of the thread on the phone's sheet, and beside it the rule that it shows. */
function Part({
  part: { name, text: rule, day, texts },
  position,
}: {
  readonly part: ThreadPart
  readonly position: 'middle' | 'last'
}) {
  return (
    <li className="grid-page">
      <div
        aria-hidden="true"
        className={`col-span-12 bg-white px-4 text-small text-soil md:col-span-6 lg:col-span-5 ${position === 'last' ? 'rounded-b-dialog pb-6' : 'max-md:rounded-b-dialog max-md:pb-6'} max-md:rounded-t-dialog max-md:pt-2`}
      >
        <p className="py-4 text-center text-drawing-small text-soil-3">{day}</p>
        <div className="grid gap-2 pb-3">
          {texts.map((entry) => (
            <Bubble key={entry.text} {...entry} />
          ))}
        </div>
      </div>
      <div className="order-first col-span-12 pt-10 pb-5 md:order-none md:col-span-6 md:py-0 md:pl-2 lg:col-span-6 lg:col-start-7">
        <div className="md:mt-4.5 md:border-t md:border-prairie-rule md:pt-4 md:pb-9">
          <h3 className="text-h3">{name}</h3>
          <p className="mt-1.5 max-w-[48ch] text-on-dark-prairie">{rule}</p>
        </div>
      </div>
    </li>
  )
}

/** One customer's thread of texts over a spring, with a rule beside each part of it. */
export function ConsentThread({ title, sender, number, parts }: typeof text.thread) {
  return (
    <Section ground="prairie-dark">
      <div className="container-page">
        <h2 className="max-w-[11em] text-h2" data-in-view="">
          {title}
        </h2>
        <div aria-hidden="true" className="mt-content grid-page hidden md:grid">
          <p className="col-span-6 flex items-center justify-between rounded-t-dialog border-b border-line bg-limestone px-4 py-3.5 text-drawing font-semibold text-soil lg:col-span-5">
            {sender} <span className="font-normal text-soil-3">{number}</span>
          </p>
        </div>
        <ol>
          {parts.map((part, index) => (
            <Part
              key={part.name}
              part={part}
              position={index === parts.length - 1 ? 'last' : 'middle'}
            />
          ))}
        </ol>
      </div>
    </Section>
  )
}
