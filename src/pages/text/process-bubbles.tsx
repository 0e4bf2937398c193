import type { ProcessRailContent } from '../../content/types'
import { Section } from '../../ui/section'

/** A process as a conversation: each step is a bubble, sent and answered in turns. */
export function ProcessBubbles({ title, steps }: ProcessRailContent) {
  return (
    <Section ground="prairie-dark" className="py-section">
      <div className="container-page grid-page gap-y-9">
        <h2 className="col-span-12 text-h2 lg:col-span-4" data-in-view="">
          {title}
        </h2>
        <ol className="col-span-12 flex flex-col gap-5 lg:col-span-7 lg:col-start-6">
          {steps.map(({ mark, name, text }, index) => (
            <li key={name} className={`max-w-[34rem] ${index % 2 === 0 ? '' : 'self-end'}`}>
              <p className="mb-1.5 text-small text-on-dark-prairie">{mark}</p>
              <div
                className={`rounded-panel px-5 py-4 ${index % 2 === 0 ? 'rounded-bl-[3px] bg-limestone text-soil' : 'rounded-br-[3px] bg-prairie'}`}
              >
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
