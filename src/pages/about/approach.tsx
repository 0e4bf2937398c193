import { about } from '../../content/pages/about'
import { Section } from '../../ui/section'

/** The approach: three moves side by side, each hanging from a structural rule. */
export function Approach() {
  const { title, text, steps } = about.approach
  return (
    <Section>
      <div className="container-page">
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
          <p className="col-span-12 max-w-measure text-soil-2 lg:col-span-4 lg:col-start-9">
            {text}
          </p>
        </div>
        <ol className="mt-content grid gap-x-6 gap-y-10 md:grid-cols-3">
          {steps.map((step) => (
            <li key={step.name} className="border-t-[1.5px] border-soil pt-5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="text-h3 lg:text-h2">{step.name}</h3>
                <span className="text-small text-soil-3">{step.when}</span>
              </div>
              <p className="mt-4 text-soil-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
