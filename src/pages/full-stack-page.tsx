import { fullStack as content } from '../content/services/full-stack'
import { ClosingCall } from '../sections/closing-call'
import { FeatureList } from '../sections/feature-list'
import { ReasonColumns } from '../sections/reason-columns'
import { ServiceHero } from '../sections/service-hero'
import { LayerScene } from './full-stack/layer-scene'
import { TechnologyTable } from './full-stack/technology-table'

/** Full stack development (spec section 2.7). */
export function FullStackPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <LayerScene layers={content.layers} />
      </ServiceHero>
      <ReasonColumns {...content.definition} ground="soil" />
      <FeatureList {...content.solutions} id="solutions" />
      <ReasonColumns {...content.reasons} ground="limestone-2" />
      <TechnologyTable {...content.technology} />
      <ClosingCall {...content.closing} />
    </>
  )
}
