import { servicesIndex as rope } from '../assets/drawings'
import ropePhone from '../assets/drawings/services-index-phone.svg?raw'
import { servicesPage, type LinkedServiceCard } from '../content/pages/services'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/call-to-action'
import { TitledSection } from '../sections/titled-section'
import { ButtonLink } from '../ui/button'
import { FirstScreenDrawing } from '../ui/drawing'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'
import { Showcase } from './services/showcase'

const { hero, cards, closing } = servicesPage

/** The opening: nine services in one rope, untwisted into nine rows. Phones have three names. */
function Opening() {
  const { title, lead, link, more, rows } = hero
  return (
    <Section className="pt-8 pb-14 md:pt-14" contained="flex flex-col">
      <h1 className="max-w-[8.7em] text-title md:max-w-[12em] lg:text-display">{title}</h1>
      <div className="mt-6 max-w-[36rem] lg:order-last lg:-mt-[6%]">
        <p className="text-lead text-soil-2 lg:max-w-[27rem] xl:max-w-none">{lead}</p>
        <div className="mt-6 flex flex-col gap-x-7 gap-y-2 md:flex-row md:items-center">
          <ButtonLink to={link.to} arrow>
            {link.label}
          </ButtonLink>
          <TextLink to={more.to} className="self-start">
            {more.label}
          </TextLink>
        </div>
      </div>
      <div aria-hidden="true" className="relative mt-8 aspect-350/194 md:aspect-1200/360 lg:mt-3">
        <FirstScreenDrawing wide={rope} phone={ropePhone} />
        <ul className="absolute -top-[2.8%] right-0 left-1/2 grid h-[95%] grid-rows-9 text-drawing leading-none md:left-[61%]">
          {rows.map(({ name, brings }) => (
            <li
              key={name}
              className="flex items-end justify-between pb-1 max-md:not-[:nth-child(4n+1)]:invisible lg:pb-1.5"
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

/** A card: icon, name, what it is, its price. The link's full name tells it apart from the others. */
function Card({ icon, color, title, text, price, target }: LinkedServiceCard) {
  return (
    <li className="grid grid-cols-[3rem_1fr] items-baseline gap-x-6 border-b border-line py-2.5 last:border-b-0 lg:grid-cols-[3rem_12rem_1fr_auto]">
      <svg
        viewBox="0 0 48 36"
        aria-hidden="true"
        strokeWidth={2}
        strokeLinejoin="round"
        className={`row-span-3 h-9 w-12 self-start overflow-visible stroke-soil lg:row-span-1 ${ICON_FILLS[color]}`}
      >
        <path d={icon} />
      </svg>
      <h4 className="font-semibold">{title}</h4>
      <p className="text-small text-soil-2">
        {text} <span className="font-medium text-soil">{price}</span>
      </p>
      <TextLink
        {...target}
        className="justify-self-start"
        label={`${cards.learnMore} about ${title}`}
      >
        {cards.learnMore}
      </TextLink>
    </li>
  )
}

/** The services overview: opening, showcase of eight, eleven cards in groups named after the problem they end. */
export function ServicesPage() {
  return (
    <>
      <Opening />
      <Island name="services-showcase">
        <Showcase />
      </Island>
      <TitledSection id="services" title={cards.title} text={cards.text} className="py-16 md:py-24">
        {cards.groups.map((group) => (
          <div
            key={group.title}
            className="mt-7 grid-page gap-y-2 border-t-[1.5px] border-soil pt-3"
          >
            <h3 className="col-span-12 text-h3 text-prairie lg:col-span-3">{group.title}</h3>
            <ul className="col-span-12 lg:col-span-9">
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
