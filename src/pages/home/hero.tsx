import { home } from '../../content/pages/home'
import { ButtonLink } from '../../ui/button'
import { HeroDrawing } from './hero-drawing'

/**
 * The opening: the pitch over ten columns, then the lead and the two buttons. From 1024 px the drawing is
 * pulled up beside the text; it leaves the 480 by 240 units where the buttons are empty.
 */
export function Hero() {
  const { title, lead, primary, secondary, note } = home.hero
  return (
    <section className="overflow-x-clip pt-7 lg:pt-11 xl:pt-15">
      <div className="container-page">
        <h1 className="max-w-[11.4em] text-display">{title}</h1>
        <div className="relative z-1 pt-5 md:w-[70%] md:pt-7 lg:w-[42%] xl:pt-8.5">
          <p className="text-lead text-soil-2">{lead}</p>
          <div className="mt-6 mb-3 flex flex-col gap-2.5 md:mt-7 md:flex-row md:flex-wrap md:gap-3.5">
            <ButtonLink to={primary.to} arrow>
              {primary.label}
            </ButtonLink>
            <ButtonLink to={secondary.to} variant="secondary">
              {secondary.label}
            </ButtonLink>
          </div>
          <p className="text-small text-balance text-soil-3">{note}</p>
        </div>
        <HeroDrawing />
      </div>
    </section>
  )
}
