import heroWide from '../../assets/drawings/home-hero.svg?drawing'
import heroPhone from '../../assets/drawings/home-hero-phone.svg?raw'
import heroThread from '../../assets/drawings/home-hero-thread.svg?raw'
import { home } from '../../content/pages/home'
import { PlusUsage } from '../../sections/plus-usage'
import { ButtonLink } from '../../ui/button'
import { FirstScreenDrawing, InlineDrawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

const { title, lead, primary, secondary, note, ledger, ledgerLabel, tags } = home.hero

/** Positions of the paper tags in the skein, in the order of `hero.tags`. */
const TAG_PLACES = [
  'top-[83%] left-[28%] -rotate-5',
  'top-[77%] left-[45%] rotate-3',
  'top-[43%] left-[51%] rotate-4',
  'top-[87%] left-[58%] -rotate-4',
  'top-[62%] left-[53%] rotate-2',
] as const

/** Delays that make the rows appear from top to bottom. */
const PRINT_DELAYS = [
  'delay-300',
  'delay-400',
  'delay-500',
  'delay-600',
  'delay-700',
  'delay-800',
  'delay-900',
] as const

const PRINTED = 'transition-[opacity,translate] before-idle:translate-y-1 before-idle:opacity-15'

/**
 * The history of one lead: a row above every third line. Phones show four of them. The rows are fixed, because the browser
 * may paint the list before all of it has arrived.
 */
function Ledger() {
  return (
    <ul className="absolute top-[3.95%] right-0 left-[66%] grid h-[78.95%] grid-rows-4 md:top-[1.67%] md:left-[76.5%] md:h-[70%] md:grid-rows-7">
      {ledger.map(({ at, name, detail, ...rest }, index) => {
        const short = 'short' in rest ? rest.short : undefined
        return (
          <li
            key={name}
            className={`flex items-end pb-1 md:max-lg:pb-0.5 ${PRINTED} ${PRINT_DELAYS[index]} ${short === undefined ? 'max-md:hidden' : ''}`}
          >
            <span className="w-14 text-soil-3 max-xl:hidden">{at}</span>
            <span className="whitespace-nowrap">{name}</span>
            <span className="ml-auto whitespace-nowrap text-soil-3 max-md:hidden">{detail}</span>
            <span className="ml-auto text-soil-3 md:hidden">{short}</span>
          </li>
        )
      })}
    </ul>
  )
}

// The drawing is 350 units wide on phones and 1200 elsewhere. It never gets too small for its text, also where that is
// enlarged: on narrower screens it keeps its size and runs off the left edge.

const PHONE_SIZE =
  'ml-[calc(100%-clamp(21.875rem,100%,35rem))] aspect-350/304 w-[clamp(21.875rem,100%,35rem)]'

const WIDE_SIZE = 'md:ml-[min(0px,100%-60rem)] md:aspect-1200/700 md:w-[max(100%,60rem)]'

/** A thread from a skein of loose tools to a ledger. From 1,024 to 1,279 px it sits lower, so that it doesn't cross the text. */
function HeroDrawing() {
  return (
    <div
      aria-hidden="true"
      className={`relative mt-5 text-drawing leading-none tabular pulled-thread md:mt-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-32 xl:mt-0 xl:text-small xl:leading-none ${PHONE_SIZE} ${WIDE_SIZE}`}
    >
      <FirstScreenDrawing wide={heroWide} phone={heroPhone} />
      <InlineDrawing markup={heroThread} className="bleed absolute top-0 hidden md:block" />
      <Ledger />
      <p className="absolute -top-[4%] right-0 text-soil-3 md:top-0">{ledgerLabel}</p>
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

/** The pitch with one button and one link, beside the drawing from 1,024 px. On narrower pages the note comes after the drawing. */
export function Hero() {
  return (
    <Section
      className="z-1 pt-8 pb-6 lg:pt-5 lg:pb-0"
      contained="grid grid-cols-1 lg:grid-rows-[auto_1fr]"
    >
      <div className="relative z-1 md:max-w-[40rem] lg:col-start-1 lg:row-start-1 lg:max-w-[54%] lg:pt-6">
        <h1 className="text-display lg:text-title">{title}</h1>
        <p className="max-w-[27em] pt-4 text-lead text-soil-2 md:pt-6">
          {/* Large or widely spaced text reaches into the drawing. */}
          <span className="bg-limestone">{lead}</span>
        </p>
        <div className="flex flex-col gap-x-6 gap-y-2 pt-5 md:flex-row md:items-center md:pt-7">
          <ButtonLink {...primary} arrow />
          <TextLink {...secondary} className="bg-limestone max-md:self-start" />
        </div>
      </div>
      <HeroDrawing />
      <p className="relative z-1 pt-3 text-small text-soil-2 lg:col-start-1 lg:row-start-2 lg:max-w-[21.5em] lg:pt-4">
        {note}
        <PlusUsage />
      </p>
    </Section>
  )
}
