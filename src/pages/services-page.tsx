import { servicesIndex as rope } from '../assets/drawings'
import ropePhone from '../assets/drawings/services-index-phone.svg?raw'
import { servicesPage, type LinkedServiceCard } from '../content/pages/services'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/closing-call'
import { TitledSection } from '../sections/titled-section'
import { ButtonLink } from '../ui/button'
import type { ServiceCard } from '../content/page-table'
import { FirstScreenDrawing } from '../ui/drawing'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'
import { Showcase } from './services/showcase'

const { hero, cards, closing } = servicesPage

/** The opening: nine services in one rope, untwisted into nine rows. Phones have three names. */
function Opening() {
  const { title, lead, link, more, rows } = hero
  return (
    <Section className="pt-9 pb-14 md:pt-14 md:pb-24" contained="flex flex-col">
      <h1 className="max-w-[8.7em] text-title md:max-w-[12em] lg:text-display">{title}</h1>
      <div className="mt-6 max-w-[36rem] lg:order-last lg:-mt-[6%]">
        <p className="text-lead text-soil-2 lg:max-w-[27rem] xl:max-w-none">{lead}</p>
        <div className="mt-6 flex flex-col gap-x-7 gap-y-2 md:flex-row md:items-center">
          <ButtonLink to={link.to} arrow>
            {link.label}
          </ButtonLink>
          <TextLink to={more.to} className="self-start md:self-auto">
            {more.label}
          </TextLink>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="relative mt-4 aspect-350/194 max-lg:mt-8 lg:mt-3 lg:aspect-1200/360"
      >
        <FirstScreenDrawing wide={rope} phone={ropePhone} />
        <ul className="absolute -top-[2.8%] right-0 left-[61%] grid h-[95%] grid-rows-9 text-drawing-small leading-none whitespace-nowrap md:text-hint xl:left-[64%]">
          {rows.map(({ name, brings }) => (
            <li
              key={name}
              className="flex items-end justify-end gap-4 pb-1 max-lg:not-[:nth-child(4n+1)]:invisible lg:justify-between lg:pb-1.5"
            >
              <span className="font-semibold whitespace-nowrap max-lg:bg-limestone max-lg:pl-1.5">
                {name}
              </span>
              <span className="text-soil-3 max-lg:hidden">{brings}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const ICON_FILLS: Readonly<Record<ServiceCard['color'], string>> = {
  prairie: 'fill-prairie-line',
  wheat: 'fill-wheat',
  stone: 'fill-line',
}

/** A row of the index: icon, name, what it is, its price. The link's full name tells it apart from the others. */
function Row({ icon, title, text, price, color, target }: LinkedServiceCard) {
  return (
    <li className="relative grid gap-x-[24px] border-b border-line py-3.5 last:border-b-0 max-md:pl-16 md:grid-cols-[3rem_minmax(0,12rem)_1fr] md:items-start lg:grid-cols-[3rem_minmax(0,12rem)_1fr_minmax(0,17rem)_auto]">
      <svg
        viewBox="0 0 48 36"
        aria-hidden="true"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className={`h-9 w-12 self-start overflow-visible border-b-[1.5px] border-soil stroke-soil max-md:absolute max-md:left-0 ${ICON_FILLS[color]}`}
      >
        <path d={icon} />
      </svg>
      <h4 className="text-lead leading-tight font-semibold">{title}</h4>
      <p className="text-small text-soil-2 max-md:mt-1">{text}</p>
      <p className="text-small font-medium max-lg:mt-1 md:max-lg:col-start-3">{price}</p>
      <TextLink
        {...target}
        className="justify-self-start md:max-lg:col-start-3 lg:-mt-2.5 lg:-mb-4"
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
      <TitledSection id="services" title={cards.title}>
        {cards.groups.map((group) => (
          <div key={group.title} className="mt-10 grid-page gap-y-3">
            <h3 className="col-span-12 text-h3 text-prairie lg:col-span-2 lg:pt-3.5">
              {group.title}
            </h3>
            <ul className="col-span-12 border-t-[1.5px] border-soil lg:col-span-10">
              {group.cards.map((card) => (
                <Row key={card.title} {...card} />
              ))}
            </ul>
          </div>
        ))}
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}
