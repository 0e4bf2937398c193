import { useRef } from 'react'
import { showcaseStrand } from '../../assets/drawings'
import { servicesPage, type ShowcaseId, type ShowcaseService } from '../../content/pages/services'
import { showcaseExamples } from '../../content/pages/showcase-examples'
import { PRICE_LINES } from '../../content/price-lines'
import { ProductWindow } from '../../sections/product/product-window'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'
import { ListStrand } from './list-strand'
import { EXAMPLE_WINDOWS } from './showcase-examples'
import { useShowcase, type Scene } from './use-showcase'

const { title, note, skip, dotsLabel, services } = servicesPage.showcase

/**
 * The strand that passes from window to window, behind the pinned showcase. It is as wide as eight stages,
 * and each change of the service pulls it on by one. Where the view is too low to keep it clear of the
 * text, it is left out.
 */
function Strand({ active }: Pick<Scene, 'active'>) {
  const style =
    active === undefined
      ? undefined
      : { transform: `translateX(${(-100 * active) / services.length}%)` }
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-[calc(2svh+4.25rem)] hidden lg:pinned-live:block [@media(aspect-ratio>23/10)]:hidden! [@media(height<49rem)]:hidden! [@media(width>=105rem)_and_(height<56rem)]:hidden! [@media(width>=85rem)_and_(height<52.5rem)]:hidden!"
    >
      <div className="w-[800%] transition-transform duration-enter ease-site" style={style}>
        <Drawing drawing={showcaseStrand} className="h-auto w-full max-w-none" />
      </div>
    </div>
  )
}

/** Columns of the list. Large live scenes have a stage of their own below. */
const LIST =
  'relative grid grid-cols-1 items-center gap-x-6 gap-y-7 md:grid-cols-12 pinned:grid-cols-1 pinned:items-start pinned-live:items-center'

/** While it is pinned, all services share one place, and only the current one shows. */
const STAGE =
  'pinned-live:pointer-events-none pinned-live:col-start-1 pinned-live:row-start-1 pinned-live:translate-y-3 pinned-live:grid-cols-12 pinned-live:content-start pinned-live:items-start pinned-live:opacity-0 pinned-live:transition-[opacity,transform] pinned-live:duration-enter pinned-live:ease-site pinned-live:data-current:pointer-events-auto pinned-live:data-current:translate-y-0 pinned-live:data-current:opacity-100'

/** The window is enlarged until it fills the stage, and on wide pages goes on into the margin. */
const WINDOW_PLACE =
  'md:col-span-6 lg:col-start-7 pinned:hidden pinned-live:col-span-6 pinned-live:block lg:pinned-live:col-span-7 lg:pinned-live:col-start-6 xl:pinned-live:-mr-[clamp(0px,(100vw-1200px)/2-40px,20rem)]'
const WINDOW_SIZE =
  'lg:pinned-live:[zoom:1.3] lg:pinned-live:[@media(height>=47rem)]:[zoom:1.5] xl:pinned-live:[@media(width>=100rem)_and_(height>=56rem)]:[zoom:2]'

/** Tablets held upright have room for the window below the text. */
const UPRIGHT = {
  item: 'pinned-live:[@media(width<64rem)_and_(height>=60rem)]:gap-y-10',
  column: 'pinned-live:[@media(width<64rem)_and_(height>=60rem)]:col-span-12',
  size: 'pinned-live:[@media(width<64rem)_and_(height>=60rem)]:[zoom:1.35]',
} as const

/**
 * In the wide list, small examples are in rows of three, by turns above and below their texts. On phones
 * the strand runs past them, and behind the large ones.
 */
const SMALL = {
  item: 'listed:flex listed:flex-col listed:items-stretch listed:justify-between',
  text: '',
  heading: 'listed:text-h3',
  window: 'max-md:ml-7',
  size: '',
} as const
const SMALL_ABOVE = {
  ...SMALL,
  item: `${SMALL.item} listed:justify-start`,
  text: 'listed:order-last listed:pr-10',
} as const

/** Where the wide list has an example, and how large: the logo and the website have rows of their own. */
const PLACES: Readonly<Record<ShowcaseId, Readonly<Record<keyof typeof SMALL, string>>>> = {
  brandDesign: {
    item: 'listed:col-span-3',
    text: '',
    heading: '',
    window: 'listed:col-span-7 listed:col-start-6',
    size: 'listed:[zoom:1.3]',
  },
  seo: SMALL_ABOVE,
  searchMarketing: SMALL,
  socialMedia: SMALL_ABOVE,
  website: {
    item: 'listed:col-span-3',
    text: 'listed:order-last listed:col-span-4 listed:pl-8 md:max-lg:col-span-8',
    heading: '',
    window:
      'md:max-lg:col-span-12 listed:col-span-8 listed:col-start-1 xl:listed:-ml-[clamp(0px,(100vw-1200px)/2-40px,10rem)]',
    size: 'md:max-lg:[zoom:1.4] listed:[zoom:1.75] pinned:[zoom:1]',
  },
  text: SMALL_ABOVE,
  email: { ...SMALL, window: '' },
  onlineCourseCreation: SMALL_ABOVE,
}

interface ItemProps extends ShowcaseService {
  readonly current: boolean
  readonly onFocus: () => void
}

/** A service, its price and its drawn example. One that takes the focus is shown; the others stay readable by ear. */
function Item({ id, name, moment, text, link, current, onFocus }: ItemProps) {
  const place = PLACES[id]
  return (
    // The links inside take the focus; the showcase follows it, so that it is never on a hidden one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-current={current ? '' : undefined}
      onFocus={onFocus}
      className={`${LIST} ${STAGE} ${UPRIGHT.item} ${place.item}`}
    >
      <ListStrand id={id} />
      <div
        className={`max-md:pl-7 md:col-span-6 lg:col-span-5 pinned:col-span-1 pinned-live:col-span-6 lg:pinned-live:col-span-5 xl:pinned-live:col-span-4 ${UPRIGHT.column} ${place.text}`}
      >
        <h3
          className={`text-h3 max-md:before:absolute max-md:before:left-1 max-md:before:size-5 max-md:before:rounded-full max-md:before:border-3 max-md:before:border-wheat md:text-h2 pinned:text-h3 pinned-live:text-h2 ${place.heading}`}
        >
          {name}
        </h3>
        <p className="mt-3 text-on-dark-prairie pinned:text-small pinned-live:mt-5 pinned-live:text-lead">
          <span className="font-semibold text-wheat">{moment}</span> {text}
        </p>
        <p className="mt-2 font-semibold max-md:hidden pinned:text-small pinned-live:mt-3 pinned-live:text-body">
          {PRICE_LINES[id]}
        </p>
        <TextLink to={link.to} className="mt-1">
          {link.label}
        </TextLink>
      </div>
      <div className={`relative listed:z-1 ${WINDOW_PLACE} ${UPRIGHT.column} ${place.window}`}>
        <div className={`${WINDOW_SIZE} ${UPRIGHT.size} ${place.size}`}>
          <ProductWindow {...showcaseExamples[id].window}>{EXAMPLE_WINDOWS[id]}</ProductWindow>
        </div>
      </div>
    </li>
  )
}

/** A button for each service. Shown while the section is pinned; a plain list needs none. */
function Dots({ active, jumpTo }: Scene) {
  return (
    <ol
      aria-label={dotsLabel}
      className="relative hidden grid-cols-8 before:absolute before:-inset-x-[100vw] before:top-[13px] before:h-0.5 before:bg-prairie-rule pinned-live:grid"
    >
      {services.map(({ shortName }, index) => (
        <li key={shortName}>
          <button
            type="button"
            aria-current={index === active ? 'true' : undefined}
            onClick={() => {
              jumpTo(index)
            }}
            className="group relative min-h-13 w-full cursor-pointer pt-8 text-left text-hint text-on-dark-prairie hover:text-limestone aria-current:font-semibold aria-current:text-limestone"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 left-0 size-3 rounded-full bg-prairie-soft transition-transform duration-state ease-site group-hover:scale-125 group-aria-current:scale-150 group-aria-current:bg-wheat"
            />
            {shortName}
          </button>
        </li>
      ))}
    </ol>
  )
}

/**
 * Eight services, one at a time, chosen by the scroll position in a section of 100vh per service.
 * Prerendered, and if nothing is pinned, it is a complete list. Heights depend on style sheets
 * alone, so nothing shifts when the script takes over.
 */
export function Showcase() {
  const section = useRef<HTMLDivElement>(null)
  const { active, jumpTo } = useShowcase(section, services.length)
  return (
    <Section
      background="prairie-dark"
      className="py-section pinned:py-0"
      labelledBy="showcase-title"
    >
      <div ref={section} data-step={active} className="pinned:h-[800vh]">
        <div className="pinned:sticky pinned:top-0">
          <Strand active={active} />
          <div className="relative container-page flex flex-col pinned:min-h-svh pinned:pt-[calc(--spacing(19)+3svh)] pinned:pb-[2svh]">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <h2
                id="showcase-title"
                className="max-w-[11em] text-h2 lg:max-w-none pinned:max-w-none pinned:text-h3"
              >
                {title}
              </h2>
              <p className="w-full text-hint text-on-dark-prairie max-lg:order-last lg:mr-auto lg:w-auto">
                {note}
              </p>
              <TextLink to={skip.to} className="max-md:hidden">
                {skip.label}
              </TextLink>
            </div>
            <ol className="relative mt-content grid grid-cols-1 gap-x-6 gap-y-14 before:absolute before:inset-y-0 before:left-1 before:w-0.75 before:bg-wheat md:before:left-3/4 listed:mt-40 listed:grid-cols-3 listed:gap-x-14 listed:gap-y-32 listed:before:hidden pinned:my-auto pinned:grid-cols-4 pinned:gap-y-8 pinned:py-2 pinned:before:hidden pinned-live:grid-cols-1">
              {services.map((service, index) => (
                <Item
                  key={service.id}
                  {...service}
                  current={index === active}
                  onFocus={() => {
                    if (index !== active) jumpTo(index)
                  }}
                />
              ))}
            </ol>
            <Dots active={active} jumpTo={jumpTo} />
          </div>
        </div>
      </div>
    </Section>
  )
}
