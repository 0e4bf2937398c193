import readyDrawing from '../assets/scenes/intake-ready.svg'
import { websiteIntake } from '../content/pages/website-intake'
import { website } from '../content/services/website'
import { IntakeFrame } from '../features/embed/intake-frame'
import { Island } from '../hydration/island'
import { ProcessRail } from '../sections/process-rail'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { title, subtitle, ready } = websiteIntake

/** What to have ready, the form in which a new client describes their website, and what happens next. */
export function WebsiteIntakePage() {
  return (
    <>
      <Section className="pt-10 pb-14 md:pt-16 md:pb-20" contained>
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 max-w-72 text-lead text-soil-2 md:max-w-none">{subtitle}</p>
        <h2 className="mt-content text-h3">{ready.title}</h2>
        {/* One line through the four items; below four columns the words do without it. */}
        <Drawing
          drawing={{ src: readyDrawing, width: 1200, height: 100 }}
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
      <ProcessRail {...website.process} />
    </>
  )
}
