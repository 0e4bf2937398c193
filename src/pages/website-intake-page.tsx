import readyDrawing from '../assets/scenes/intake-ready.svg'
import { websiteIntake } from '../content/pages/website-intake'
import { IntakeFrame } from '../features/embed/intake-frame'
import { Island } from '../hydration/island'
import { GroomerSite } from '../sections/work/groomer-site'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

const { title, subtitle, ready, example } = websiteIntake

/** The five questions as an invented client answered them, beside the website that followed. */
function AnsweredExample() {
  return (
    <Section background="prairie-dark" className="py-14 md:py-20" contained="grid-page gap-y-12">
      <div className="col-span-12 lg:col-span-7">
        <p className="text-small text-on-dark">{example.label}</p>
        <h2 className="mt-2 max-w-[12em] text-h2">{example.title}</h2>
        <dl className="mt-8 border-t border-prairie-soft/40">
          {example.answers.map(({ question, answer }) => (
            <div key={question} className="border-b border-prairie-soft/40 py-4 md:py-5">
              <dt className="text-on-dark">{question}</dt>
              <dd className="mt-1 font-[Georgia,serif] text-lead text-white italic">“{answer}”</dd>
            </div>
          ))}
        </dl>
        <TextLink to={example.link.to} className="mt-6">
          {example.link.label}
        </TextLink>
      </div>
      <div className="col-span-12 self-center lg:col-span-4 lg:col-start-9">
        <GroomerSite />
      </div>
    </Section>
  )
}

/** What to have ready, the form in which a new client describes their website, and an example of both. */
export function WebsiteIntakePage() {
  return (
    <>
      <Section className="pt-10 pb-14 md:pt-16 md:pb-20" contained>
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 max-w-72 text-lead text-soil-2 md:max-w-none">{subtitle}</p>
        <h2 className="mt-content text-h3">{ready.title}</h2>
        {/* One line through the four items; below four columns the words do without it. */}
        <Drawing
          drawing={{ src: readyDrawing, width: 1200, height: 168 }}
          className="mt-6 hidden w-full lg:block"
        />
        <ul className="mt-4 grid gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
          {ready.items.map(({ name, text }) => (
            <li key={name} className="border-t-[1.5px] border-soil pt-3 lg:border-t-0 lg:pt-0">
              <p className="font-semibold">{name}</p>
              <p className="mt-1 max-w-[34ch] text-soil-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section background="limestone-2" className="py-14 md:py-20" contained>
        <Island name="intake-frame">
          <IntakeFrame />
        </Island>
      </Section>
      <AnsweredExample />
    </>
  )
}
