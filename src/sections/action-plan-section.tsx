import { ACTION_PLAN_SECTION } from '../content/product/action-plan'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { ActionPlanSheet } from './product/action-plan'

const { title, text, link } = ACTION_PLAN_SECTION

/** A strand that makes one curl and runs into the first row. Its end, (36, 0), is where the row starts. */
function Strand() {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-30.5 left-0 z-1 hidden size-px overflow-visible fill-none stroke-soil stroke-[1.75] lg:block print:hidden"
      strokeLinecap="round"
    >
      <path d="M-1500 96C-1000 128-690 104-500 62-372 34-226-18-236-70-242-104-306-104-318-62-332-10-214 0-96 0H36" />
    </svg>
  )
}

/** What the free call leaves the visitor with, at full scale; the section's lower edge cuts the paper. */
export function ActionPlanSection() {
  return (
    <Section
      background="limestone-2"
      className="overflow-y-clip pt-16 pb-14 md:pt-24 lg:pb-0"
      contained="grid-page gap-y-9"
    >
      <div className="col-span-12 lg:col-span-4 lg:self-end lg:pb-24">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5.5 mb-6.5 text-lead text-soil-2">{text}</p>
        <ButtonLink to={link.to} variant="secondary" arrow className="w-full md:w-auto">
          {link.label}
        </ButtonLink>
      </div>
      <div className="relative col-span-12 max-w-190 lg:col-span-8 lg:ml-auto lg:w-full lg:rotate-2 print:rotate-0">
        <Strand />
        <ActionPlanSheet className="lg:-mb-4" />
      </div>
    </Section>
  )
}
