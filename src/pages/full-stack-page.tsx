import parts from '../assets/scenes/full-stack-parts.svg'
import housePhone from '../assets/scenes/portal-house-phone.svg'
import house from '../assets/scenes/portal-house.svg'
import tablet from '../assets/scenes/portal-tablet.svg'
import { fullStack as content } from '../content/services/full-stack'
import { FeatureList } from '../sections/feature-list'
import { ReasonColumns } from '../sections/reason-columns'
import { ServicePage } from '../sections/service-page'
import { TitledSection } from '../sections/titled-section'
import { Drawing, ResponsiveDrawing } from '../ui/drawing'
import { Section } from '../ui/section'

/** A customer portal on the superintendent's tablet, beside the house that it is about, and what it would cost. */
function PortalWork() {
  const { title, text, scene, quote } = content.portal
  return (
    <Section background="limestone-2" className="pb-16 md:pb-20">
      <div className="overflow-hidden bg-line">
        <div className="relative mx-auto max-w-[80rem]">
          <ResponsiveDrawing
            wide={{ src: house, width: 2600, height: 620 }}
            phone={{ src: housePhone, width: 700, height: 580 }}
            minWidth={1024}
            className="w-full max-w-none lg:-ml-[51.5625%] lg:w-[203.125%]"
          />
          <Drawing
            drawing={{ src: tablet, width: 520, height: 533 }}
            alt={scene}
            className="relative mx-auto w-11/12 max-w-[36rem] pb-6 lg:absolute lg:top-[7%] lg:right-[2.8%] lg:w-[40.6%] lg:pb-0"
          />
        </div>
      </div>
      <div className="container-page grid-page gap-y-8 pt-10 md:pt-14">
        <div className="col-span-12 lg:col-span-6">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 max-w-measure text-soil-2">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <h3 className="text-h3">{quote.title}</h3>
          <dl className="mt-3 tabular">
            {quote.rows.map(({ what, price }) => (
              <div key={what} className="flex justify-between gap-4 border-b border-line py-2">
                <dt>{what}</dt>
                <dd>{price}</dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4 py-3 font-semibold">
              <dt>{quote.total.what}</dt>
              <dd className="figure-number text-h2 leading-none">{quote.total.price}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  )
}

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
