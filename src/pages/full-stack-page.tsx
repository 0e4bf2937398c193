import parts from '../assets/scenes/full-stack-parts.svg?drawing'
import housePhone from '../assets/scenes/portal-house-phone.svg?drawing'
import house from '../assets/scenes/portal-house.svg?drawing'
import tablet from '../assets/scenes/portal-tablet.svg?drawing'
import { fullStack as content } from '../content/services/full-stack'
import { FeatureList, ReasonColumns } from '../sections/feature-list'
import { ExampleTag } from '../sections/product/example-tag'
import { ServicePage } from '../sections/service-page'
import { TitledSection } from '../sections/titled-section'
import { Drawing, ResponsiveDrawing } from '../ui/drawing'
import { Section } from '../ui/section'

/** A customer portal on the superintendent's tablet, beside the house under construction. */
function PortalWork() {
  const { title, tag, scene } = content.portal
  return (
    <Section className="flex flex-col-reverse">
      <div className="bg-line pt-8 pb-12 lg:pt-12">
        <div className="container-page">
          <ExampleTag>{tag}</ExampleTag>
          <h2 className="mt-3 max-w-[24em] text-h2">{title}</h2>
        </div>
      </div>
      <div className="overflow-hidden border-soil bg-line md:border-b-2">
        <div className="relative mx-auto max-w-[80rem]">
          <ResponsiveDrawing
            wide={house}
            phone={housePhone}
            className="w-full max-w-none md:-ml-[51.5625%] md:w-[203.125%]"
          />
          <Drawing
            drawing={tablet}
            alt={scene}
            className="relative mx-auto -mt-[8%] w-11/12 pb-6 md:absolute md:top-[7%] md:right-[2.8%] md:mt-0 md:w-[40.6%] md:pb-0"
          />
        </div>
      </div>
    </Section>
  )
}

/** The position of each part in the drawing of the house. */
const LEVELS = ['object-top', 'object-[0_33.3%]', 'object-[0_66.7%]', 'object-bottom'] as const

/** The four parts of a system, each beside one level of a house. */
function Definition() {
  const { items, ...heading } = content.definition
  return (
    <TitledSection background="soil" {...heading}>
      <ul className="mt-8 md:mt-12">
        {items.map(({ name, text }, index) => (
          <li key={name} className="grid items-center gap-x-12 lg:grid-cols-[5fr_6fr]">
            <Drawing
              drawing={parts}
              className={`aspect-28/9 w-full object-cover ${LEVELS[index] ?? ''}`}
            />
            <div className="max-lg:pt-4 max-lg:pb-10">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1.5 text-on-dark">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** The technologies that we use, by category. */
function TechnologyStack() {
  const { categories, ...heading } = content.stack
  return (
    <TitledSection background="wheat-tint" {...heading}>
      <div className="mt-content grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-3 lg:grid-cols-5">
        {categories.map(({ name, tools }) => (
          <div
            key={name}
            className="group border-t-[1.5px] border-soil pt-4 max-md:last:col-span-2"
          >
            <h3 className="text-h3">{name}</h3>
            <ul className="mt-3 gap-x-6 max-md:group-last:grid max-md:group-last:grid-cols-2">
              {tools.map((tool) => (
                <li key={tool} className="border-b border-line py-2">
                  {tool}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </TitledSection>
  )
}

/** Full stack development. */
export function FullStackPage() {
  return (
    <ServicePage id="fullStack" {...content} ruledClosing={false}>
      <PortalWork />
      <FeatureList {...content.solutions} id="solutions" />
      <Definition />
      <ReasonColumns {...content.reasons} />
      <TechnologyStack />
    </ServicePage>
  )
}
