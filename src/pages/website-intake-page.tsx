import numbers from '../assets/scenes/intake-numbers.svg?drawing'
import threads from '../assets/scenes/intake-threads.svg?drawing'
import { websiteIntake } from '../content/pages/website-intake'
import { IntakeFrame } from '../features/embed/intake-frame'
import { Island } from '../hydration/island'
import { GroomerSite } from '../sections/product/groomer-site'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { title, example } = websiteIntake

/** The five questions with an invented client's answers, each connected to the part of the website that it became. */
function AnsweredExample() {
  return (
    <div className="relative mx-auto xl:mx-0 xl:-mt-17 xl:min-h-170 xl:w-[790px] xl:[zoom:1.2]">
      <div className="rounded-tag bg-limestone px-5 pt-6 pb-24 text-soil md:px-9 md:pt-8 xl:w-[560px] xl:pr-31 xl:pb-10">
        <p className="text-small text-soil-3">{example.label}</p>
        <h2 className="mt-1 text-h3">{example.title}</h2>
        <dl className="mt-5 grid gap-y-4">
          {example.answers.map(({ question, answer }, index) => (
            <div key={question} className="relative max-xl:pl-8">
              <dt className="text-small text-balance text-soil-3">
                <span
                  aria-hidden="true"
                  className="absolute top-0 left-0 grid size-6 place-items-center rounded-full border-[1.5px] border-soil bg-wheat font-semibold text-soil xl:hidden"
                >
                  {index + 1}
                </span>
                {question}
              </dt>
              <dd className="border-b-[1.5px] border-line-strong pb-1 font-heading text-h3 font-medium text-prairie">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative mx-auto -mt-14 max-w-72 xl:absolute xl:top-4 xl:right-0 xl:mt-0 xl:w-[320px] xl:max-w-none">
        <GroomerSite className="" />
        <p className="mt-4 text-center font-semibold text-wheat xl:mt-6 xl:pl-24">
          {example.online}
        </p>
        <Drawing drawing={numbers} className="absolute inset-x-0 top-0 w-full xl:hidden" />
      </div>
      <Drawing drawing={threads} className="pointer-events-none absolute inset-0 hidden xl:block" />
    </div>
  )
}

/** The form in which a new client describes their website, with a filled-in example below it. */
export function WebsiteIntakePage() {
  return (
    <>
      <Section background="limestone-2" className="pt-7 pb-14 md:pt-12 md:pb-20 xl:pb-40" contained>
        <h1 className="text-title">{title}</h1>
        <Island name="intake-frame" part={IntakeFrame} trigger="visible" />
      </Section>
      {/* On wide pages the example lies across the edge of the two sections. */}
      <Section background="prairie-dark" className="pt-10 pb-horizon xl:pt-0" contained="flow-root">
        <AnsweredExample />
      </Section>
    </>
  )
}
