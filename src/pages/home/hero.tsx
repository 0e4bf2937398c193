import { homeHero as heroWide } from '../../assets/drawings'
import heroPhone from '../../assets/drawings/home-hero-phone.svg?raw'
import { home } from '../../content/pages/home'
import { CallToAction } from '../../sections/call-to-action'
import { FirstScreenDrawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

const { title, lead, primary, secondary, note, ledger, ledgerLabel, tags } = home.hero

/** Where the paper tags are in the skein, in the order of `hero.tags`. */
const TAG_PLACES = [
  'top-[58%] left-0 -rotate-5',
  'top-[77%] left-[3%] rotate-3',
  'top-[46%] left-[28%] rotate-4',
  'top-[74%] left-[37%] -rotate-4',
  'top-[66%] left-[12%] rotate-2',
] as const

/**
 * Thread from a skein of loose tools to a ledger, in the container's units: 1200 wide, or 350 on phones. It never gets
 * smaller than its text allows: on narrower screens it keeps its size and leaves through the left edge.
 */
function HeroDrawing() {
  return (
    <div
      aria-hidden="true"
      className="relative mt-7 ml-[calc(100%-clamp(350px,100%,560px))] aspect-350/304 w-[clamp(350px,100%,560px)] text-drawing leading-none tabular md:mt-8 md:ml-[min(0px,100%-960px)] md:aspect-1200/694 md:w-[max(100%,960px)] lg:-mt-[19.4%] lg:-mb-[8%] lg:text-body"
    >
      <FirstScreenDrawing wide={heroWide} phone={heroPhone} />
      <ul className="absolute top-[3.95%] right-0 left-[66%] grid h-[78.95%] auto-rows-fr md:-top-[5.17%] md:h-[75.65%]">
        {ledger.map(({ at, name, detail, short }) => (
          <li
            key={name}
            className={`flex items-end pb-1 ${short === undefined ? 'max-md:hidden' : ''}`}
          >
            <span className="w-18 text-soil-3 max-md:hidden">{at}</span>
            {name}
            <span className="ml-auto text-soil-3 max-md:hidden">{detail}</span>
            <span className="ml-auto text-soil-3 md:hidden">{short}</span>
          </li>
        ))}
      </ul>
      <p className="absolute -top-[4%] right-0 text-soil-3 md:left-[66%]">{ledgerLabel}</p>
      {tags.map((tag, index) => (
        <span
          key={tag}
          className={`absolute hidden h-7 items-center rounded-tag border border-line bg-limestone px-2.5 text-drawing text-soil-2 lg:flex ${TAG_PLACES[index]}`}
        >
          {tag}
        </span>
      ))}
    </div>
  )
}

/** The pitch and two buttons. From 1024 px the drawing is beside them; it leaves 480 by 240 units empty for the buttons. */
export function Hero() {
  return (
    <Section className="z-1 pt-8 lg:pt-12" contained>
      <h1 className="max-w-[11.4em] text-display">{title}</h1>
      <div className="relative z-1 pt-5 md:w-[70%] md:pt-7 lg:w-[42%] xl:pt-8.5">
        <p className="text-lead text-soil-2">{lead}</p>
        <div className="mt-6 mb-3 flex flex-col gap-2.5 md:mt-7 md:flex-row md:flex-wrap md:gap-3.5">
          <CallToAction links={[primary, secondary]} />
        </div>
        <p className="text-small text-balance text-soil-3">{note}</p>
      </div>
      <HeroDrawing />
    </Section>
  )
}
