import { Hero } from './hero'
import { Services } from './services'

/** What the home page opens with; it needs no script. */
export function Opening() {
  return (
    <>
      <Hero />
      <Services />
    </>
  )
}
