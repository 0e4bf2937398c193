import heroWide from 'drawing:home-hero'
import heroPhone from 'drawing:home-hero-phone'
import { home } from '../../content/pages/home'
import { BleedDrawing } from '../../ui/drawing'

/** Where the paper tags lie in the skein, in the order of `hero.tags`. */
const TAG_PLACES = [
  'top-[58%] -left-[2.5%] -rotate-5',
  'top-[86%] left-[3.5%] rotate-3',
  'top-[45.5%] left-[27.5%] rotate-4',
  'top-[81%] left-[37.5%] -rotate-4',
  'top-[67%] left-[11.5%] rotate-2',
] as const

/**
 * Thread wound into a skein of loose tools, unwound into a ledger (src/build/drawings/home.ts). The
 * drawing's units are the container's: 1200 wide on large screens, 350 on phones. Text stands above
 * every third row of the drawing.
 */
export function HeroDrawing() {
  const { ledger, phoneLedger, tags } = home.hero
  return (
    <div
      aria-hidden="true"
      className="relative mt-5 aspect-350/304 text-drawing leading-none tabular md:mt-0 md:aspect-1200/690 lg:-mt-[19.4%]"
    >
      <BleedDrawing wide={heroWide} phone={heroPhone} from="md" />
      <ul className="absolute top-[3.95%] right-0 left-[66.5%] grid h-[78.95%] grid-rows-4 md:hidden">
        {phoneLedger.map(({ name, detail }) => (
          <li key={name} className="flex items-end justify-between pb-1">
            {name} <span className="text-soil-3">{detail}</span>
          </li>
        ))}
      </ul>
      <ul className="absolute -top-[5.2%] right-0 left-[65.83%] hidden h-[76.1%] grid-rows-7 md:grid">
        {ledger.map(({ at, name, detail }) => (
          <li key={name} className="flex items-end pb-0.5 lg:pb-1">
            <span className="w-[14.6%] min-w-13 text-soil-3">{at}</span>
            {name}
            <span className="ml-auto hidden text-soil-3 lg:inline">{detail}</span>
          </li>
        ))}
      </ul>
      {tags.map((tag, index) => (
        <span
          key={tag}
          className={`absolute hidden h-7 items-center rounded-tag border border-line bg-limestone px-2.5 text-hint text-soil-2 lg:flex ${TAG_PLACES[index]}`}
        >
          {tag}
        </span>
      ))}
    </div>
  )
}
