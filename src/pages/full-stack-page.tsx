import { fullStack as content } from '../content/services/full-stack'
import { FeatureList } from '../sections/feature-list'
import { ReasonColumns } from '../sections/reason-columns'
import { ServicePage } from '../sections/service-page'
import { TitledSection } from '../sections/titled-section'
import { PortalWork } from '../sections/work/portal-work'

/** The four parts of a system and what each is built with, as one table. */
function Definition() {
  const { items, toolsLabel, ...heading } = content.definition
  return (
    <TitledSection background="soil" {...heading} measure="max-w-[38ch] text-on-dark!">
      <dl className="mt-content border-t-[1.5px] border-on-dark-quiet">
        {items.map(({ name, text, tools }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-2 border-b border-soil-line py-5 md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="font-heading text-h3">{name}</dt>
            <dd className="max-w-measure text-on-dark">{text}</dd>
            <dd>
              <span className="sr-only">{toolsLabel} </span>
              {tools.join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

/** Full stack development. */
export function FullStackPage() {
  return (
    <ServicePage {...content} service="fullStack" work={<PortalWork />}>
      <FeatureList {...content.solutions} id="solutions" />
      <Definition />
      <ReasonColumns {...content.reasons} />
    </ServicePage>
  )
}
