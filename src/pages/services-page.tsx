import rope from '../assets/drawings/services-index.svg?drawing'
import ropePhone from '../assets/drawings/services-index-phone.svg?raw'
import { servicesPage, type LinkedServiceCard } from '../content/pages/services'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/call-to-action'
import { PlusUsage } from '../sections/plus-usage'
import { TitledSection } from '../sections/titled-section'
import { ButtonLink } from '../ui/button'
import { FirstScreenDrawing } from '../ui/drawing'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'
import { Showcase } from './services/showcase'

const { hero, cards, closing } = servicesPage

/** The opening: a rope that untwists into nine services. */
function Opening() {
  const { title, lead, link, more, rows } = hero
  return (
    <Section className="pt-6 pb-8 md:pt-14 md:pb-14" contained>
      <h1 className="max-w-[8.7em] text-title md:max-w-[12em] lg:text-display">{title}</h1>
      <div className="relative z-1 mt-6 max-w-[36rem]">
        <p className="text-lead text-soil-2 lg:max-w-[27rem]">{lead}</p>
        <div className="mt-6 flex flex-col gap-x-7 gap-y-2 md:flex-row md:items-center">
          <ButtonLink {...link} arrow />
          <TextLink {...more} className="max-md:self-start" />
        </div>
      </div>
      <div aria-hidden="true" className="relative mt-5 aspect-350/230 md:aspect-1200/360 lg:-mt-8">
        <FirstScreenDrawing wide={rope} phone={ropePhone} />
        <ul className="absolute -top-[2.8%] right-0 left-[48.5%] grid h-[95%] grid-rows-9 text-drawing leading-none md:left-[61%]">
          {rows.map(({ name, brings }) => (
            <li
              key={name}
              className="flex items-end justify-between pb-1 whitespace-nowrap lg:pb-1.5"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-soil-3 max-lg:hidden">{brings}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const ICON_FILLS = {
  prairie: 'fill-prairie-line',
  wheat: 'fill-wheat',
  stone: 'fill-line',
} as const

/** A card: icon, name, description and price. All of it is the link, whose accessible name tells it apart from the others. */
function Card({ icon, color, title, text, price, target }: LinkedServiceCard) {
  return (
    <li className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 border-b border-line py-1.5 last:border-b-0 lg:grid-cols-[auto_14rem_1fr_auto] lg:py-2.5">
      <svg
        viewBox="0 0 48 36"
        aria-hidden="true"
        strokeWidth={2}
        strokeLinejoin="round"
        className={`w-7 overflow-visible stroke-soil lg:w-12 ${ICON_FILLS[color]}`}
      >
        <path d={icon} />
      </svg>
      <div className="lg:contents">
        <h4 className="font-semibold">{title}</h4>
        <p>
          <span className="text-soil-2 max-md:sr-only">{text}. </span>
          {price}
        </p>
      </div>
      <TextLink
        {...target}
        row
        fullLabel={`${cards.learnMore} about ${title}`}
        label={cards.learnMore}
      />
    </li>
  )
}

/** The services overview: opening, showcase, and all services grouped by the problem they solve. */
export function ServicesPage() {
  return (
    <>
      <Opening />
      <Island name="services-showcase" part={Showcase} trigger="pinned" />
      <TitledSection
        id="services"
        title={cards.title}
        text={
          <>
            {cards.platform} <PlusUsage />.
          </>
        }
        className="py-9 md:py-24"
      >
        {cards.groups.map((group) => (
          <div
            key={group.title}
            className="grid-page mt-4 gap-y-2 border-t-[1.5px] border-soil pt-3 md:mt-7"
          >
            <h3 className="text-h3 text-prairie lg:col-span-3">{group.title}</h3>
            <ul className="lg:col-span-9">
              {group.cards.map((card) => (
                <Card key={card.title} {...card} />
              ))}
            </ul>
          </div>
        ))}
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}
