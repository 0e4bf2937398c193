import parts from '../assets/scenes/full-stack-parts.svg'
import { fullStack as content } from '../content/services/full-stack'
import { FeatureList } from '../sections/feature-list'
import { ReasonColumns } from '../sections/reason-columns'
import { ServicePage } from '../sections/service-page'
import { TitledSection } from '../sections/titled-section'
import { PortalWork } from '../sections/work/portal-work'
import { Drawing } from '../ui/drawing'

/** How far down the drawing of the house each part is. */
const LEVELS = ['object-top', 'object-[0_33.3%]', 'object-[0_66.7%]', 'object-bottom'] as const

/** The four parts of a system and what each is built with, each beside its level of one house. */
function Definition() {
  const { items, toolsLabel, ...heading } = content.definition
  return (
    <TitledSection
      background="soil"
      className="py-16 md:py-24"
      {...heading}
      measure="text-on-dark!"
    >
      <ul className="mt-8 md:mt-12">
        {items.map(({ name, text, tools }, index) => (
          <li key={name} className="grid items-center gap-x-12 lg:grid-cols-[5fr_6fr]">
            <Drawing
              drawing={{ src: parts, width: 560, height: 720 }}
              className={`aspect-28/9 w-full object-cover ${LEVELS[index] ?? ''}`}
            />
            <div className="max-lg:pt-4 max-lg:pb-10">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1.5 text-on-dark">{text}</p>
              <p className="mt-1.5">
                <span className="sr-only">{toolsLabel} </span>
                {tools.join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** Full stack development. */
export function FullStackPage() {
  return (
    <ServicePage {...content} service="fullStack" work={<PortalWork />}>
      <ReasonColumns {...content.reasons} />
      <FeatureList {...content.solutions} id="solutions" />
      <Definition />
    </ServicePage>
  )
}
