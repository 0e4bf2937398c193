import { fullStack as content } from '../content/services/full-stack'
import { ClosingCall } from '../sections/closing-call'
import { FeatureList } from '../sections/feature-list'
import { ReasonColumns } from '../sections/reason-columns'
import { ServiceHero } from '../sections/service-hero'
import { CustomerPortal } from './full-stack/customer-portal'
import { LayerScene } from './full-stack/layer-scene'
import { TechnologyTable } from './full-stack/technology-table'

/** Full stack development. */
export function FullStackPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <LayerScene layers={content.layers} />
      </ServiceHero>
      <ReasonColumns {...content.definition} ground="soil" />
      <FeatureList {...content.solutions} id="solutions" />
      <CustomerPortal {...content.portal} />
      <ReasonColumns {...content.reasons} />
      <TechnologyTable {...content.technology} />
      <ClosingCall {...content.closing} />
    </>
  )
}
