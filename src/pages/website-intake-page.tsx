import numbers from '../assets/scenes/intake-numbers.svg?drawing'
import threads from '../assets/scenes/intake-threads.svg?drawing'
import { websiteIntake } from '../content/pages/website-intake'
import { IntakeFrame } from '../features/embed/intake-frame'
import { Island } from '../hydration/island'
import { GroomerSite } from '../sections/product/groomer-site'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { title, subtitle, example } = websiteIntake

/** The five questions with an invented client's answers, each connected to the part of the website that it became. */
function AnsweredExample() {
  return (
    <div className="relative mx-auto lg:min-h-170 lg:w-[790px]">
      <div className="rounded-tag bg-limestone px-5 pt-6 pb-24 text-soil shadow-sheet md:px-9 md:pt-8 lg:w-[560px] lg:pb-10">
        <p className="text-small text-soil-3">{example.label}</p>
        <h2 className="mt-1 text-h3">{example.title}</h2>
        <dl className="mt-5 grid gap-y-4 lg:max-w-[400px]">
          {example.answers.map(({ question, answer }, index) => (
            <div key={question}>
              <dt
                data-number={index + 1}
                className="text-small text-soil-3 before:mr-2 before:inline-grid before:size-6 before:place-items-center before:rounded-full before:border-[1.5px] before:border-soil before:bg-wheat before:font-semibold before:text-soil before:content-[attr(data-number)] lg:before:hidden"
              >
                {question}
              </dt>
              <dd className="border-b-[1.5px] border-line-strong pb-1 font-heading text-h3 font-medium text-prairie">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative mx-auto -mt-14 max-w-72 lg:absolute lg:top-4 lg:right-0 lg:mt-0 lg:w-[320px] lg:max-w-none">
        <GroomerSite className="" />
        <p className="mt-4 text-center font-semibold text-wheat lg:mt-6 lg:pl-24">
          {example.online}
        </p>
        <Drawing drawing={numbers} className="absolute inset-x-0 top-0 w-full lg:hidden" />
      </div>
      <Drawing drawing={threads} className="pointer-events-none absolute inset-0 hidden lg:block" />
    </div>
  )
}

/** The form in which a new client describes their website, with a filled-in example below it. */
export function WebsiteIntakePage() {
  return (
    <>
      <Section background="limestone-2" className="pt-7 pb-14 md:pt-12 md:pb-20" contained>
        <h1 className="text-title">{title}</h1>
        <p className="mt-3 mb-7 text-lead text-soil-2 md:mb-10">{subtitle}</p>
        <Island name="intake-frame">
          <IntakeFrame />
        </Island>
      </Section>
      <Section background="prairie-dark" className="pt-10 pb-horizon md:pt-16" contained>
        <AnsweredExample />
      </Section>
    </>
  )
}
