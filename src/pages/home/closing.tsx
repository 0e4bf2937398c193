import { home } from '../../content/pages/home'
import { ClosingCall } from '../../sections/closing-call'
import { Testimonials } from './testimonials'

/** What the home page ends with; it needs no script. */
export function Closing() {
  return (
    <>
      <Testimonials />
      <ClosingCall {...home.closing} />
    </>
  )
}
