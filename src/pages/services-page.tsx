import { island } from '../ui/island'
import { staticRegion } from '../ui/static-region'

const Opening = staticRegion(
  'services-opening',
  async () => (await import('./services/services-opening')).ServicesOpening,
)
const Showcase = island(
  'services-showcase',
  'scene',
  async () => (await import('./services/showcase')).Showcase,
)
const Ending = staticRegion(
  'services-ending',
  async () => (await import('./services/services-ending')).ServicesEnding,
)

/** The services overview (spec section 2.7): opening, showcase of eight, eleven cards. */
export function ServicesPage() {
  return (
    <>
      <Opening />
      <Showcase />
      <Ending />
    </>
  )
}
