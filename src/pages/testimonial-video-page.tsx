import { FilmScreen } from '../features/video/film-screen'
import { Island } from '../hydration/island'
import { Section } from '../ui/section'
import { FilmTitle } from './testimonial-video/film-title'
import { FilmWords } from './testimonial-video/film-words'

/** The page of the testimonial video. */
export function TestimonialVideoPage() {
  return (
    <>
      <Section ground="soil" className="pt-8 pb-12 md:pt-14 md:pb-20">
        <div className="container-page">
          <FilmTitle />
          <Island name="film-screen">
            <FilmScreen />
          </Island>
        </div>
      </Section>
      <FilmWords />
    </>
  )
}
