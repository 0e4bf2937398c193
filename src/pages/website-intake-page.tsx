import readyDrawing from '../assets/scenes/intake-ready.svg'
import { websiteIntake } from '../content/pages/website-intake'
import { IntakeFrame } from '../features/embed/intake-frame'
import { Island } from '../hydration/island'
import { GroomerSite } from '../sections/work/groomer-site'
import { ButtonLink } from '../ui/button'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

const { title, subtitle, start, ready, example } = websiteIntake

/** The five questions as an invented client filled them in, and the website that followed. */
function AnsweredExample() {
  return (
    <div className="lg:flex lg:items-center">
      <div className="rounded-tag bg-limestone px-5 pt-6 pb-8 text-soil shadow-sheet md:px-9 md:pt-8 md:pb-10 lg:grow lg:pr-20">
        <p className="text-small text-soil-3">{example.label}</p>
        <h2 className="mt-1 text-h3 text-balance">{example.title}</h2>
        <dl className="mt-5 grid gap-y-4">
          {example.answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-small font-semibold">{question}</dt>
              <dd className="mt-1 border-b-[1.5px] border-line-strong pb-1 font-[Georgia,serif] text-lead text-prairie italic">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <GroomerSite className="-mt-5 lg:mt-24 lg:-mr-4 lg:-mb-32 lg:-ml-14 lg:w-72 lg:shrink-0" />
    </div>
  )
}

/** The form's name, and the example of a filled-in one. */
function Opening() {
  return (
    <Section
      background="prairie-dark"
      className="pt-10 pb-14 md:pt-16 md:pb-20 lg:pb-14"
      contained="grid-page gap-y-10"
    >
      <div className="col-span-12 lg:col-span-4">
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 text-lead text-on-dark-prairie">{subtitle}</p>
        <div className="mt-7 flex flex-col items-start gap-4">
          <ButtonLink to={start.to} arrow>
            {start.label}
          </ButtonLink>
          <TextLink to={example.link.to}>{example.link.label}</TextLink>
        </div>
      </div>
      <div className="col-span-12 lg:col-span-8">
        <AnsweredExample />
      </div>
    </Section>
  )
}

/** What to have ready: one line through four items. Below four columns the words do without it. */
function Ready() {
  return (
    <Section className="py-14 md:py-20 lg:pt-36" contained>
      <h2 className="text-h2">{ready.title}</h2>
      <Drawing
        drawing={{ src: readyDrawing, width: 1200, height: 168 }}
        className="mt-8 hidden w-full lg:block"
      />
      <ul className="mt-6 grid gap-x-6 gap-y-6 md:grid-cols-2 lg:mt-4 lg:grid-cols-4">
        {ready.items.map(({ name, text }) => (
          <li key={name} className="border-t-[1.5px] border-soil pt-3 lg:border-t-0 lg:pt-0">
            <p className="font-semibold">{name}</p>
            <p className="mt-1 max-w-[34ch] text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A filled-in example, what to have ready, and the form in which a new client describes their website. */
export function WebsiteIntakePage() {
  return (
    <>
      <Opening />
      <Ready />
      <Section id="answers" background="limestone-2" className="py-14 md:py-20" contained>
        <Island name="intake-frame">
          <IntakeFrame />
        </Island>
      </Section>
    </>
  )
}
