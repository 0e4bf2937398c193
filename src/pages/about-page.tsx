import { about } from '../content/pages/about'
import { ClosingCall } from '../sections/closing-call'
import { AboutOpening } from './about/about-opening'
import { Approach } from './about/approach'
import { Mission } from './about/mission'
import { Values } from './about/values'

/** The about page. */
export function AboutPage() {
  return (
    <>
      <AboutOpening />
      <Mission />
      <Approach />
      <Values />
      <div className="pt-section">
        <ClosingCall {...about.closing} />
      </div>
    </>
  )
}
