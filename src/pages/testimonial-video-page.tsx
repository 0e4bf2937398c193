import { island } from '../ui/island'
import { Section } from '../ui/section'
import { staticRegion } from '../ui/static-region'

const FilmTitle = staticRegion(
  'film-title',
  async () => (await import('./testimonial-video/film-title')).FilmTitle,
)
const FilmScreen = island(
  'film-screen',
  'intent',
  async () => (await import('../features/video/film-screen')).FilmScreen,
)
const FilmWords = staticRegion(
  'film-words',
  async () => (await import('./testimonial-video/film-words')).FilmWords,
)

/** The page of the testimonial film (spec section 2.9, decisions.md 9). */
export function TestimonialVideoPage() {
  return (
    <>
      <Section ground="soil" className="pt-8 pb-12 md:pt-14 md:pb-20">
        <div className="container-page">
          <FilmTitle />
          <FilmScreen />
        </div>
      </Section>
      <FilmWords />
    </>
  )
}
