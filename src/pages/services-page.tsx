import { Island } from '../hydration/island'
import { ServicesEnding } from './services/services-ending'
import { ServicesOpening } from './services/services-opening'
import { Showcase } from './services/showcase'

/** The services overview: opening, showcase of eight, eleven cards. */
export function ServicesPage() {
  return (
    <>
      <ServicesOpening />
      <Island name="services-showcase">
        <Showcase />
      </Island>
      <ServicesEnding />
    </>
  )
}
