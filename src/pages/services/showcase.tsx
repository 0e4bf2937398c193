import { useRef } from 'react'
import listStrand from '../../assets/drawings/showcase-list.svg?drawing'
import showcaseStrand from '../../assets/drawings/showcase-strand.svg?drawing'
import { pageLabel } from '../../content/page-table'
import { servicesPage } from '../../content/pages/services'
import { showcaseExamples } from '../../content/pages/showcase-examples'
import { ExampleTag } from '../../sections/product/example-tag'
import { ProductWindow } from '../../sections/product/product-window'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'
import { EXAMPLE_WINDOWS } from './showcase-examples'
import { useShowcase, type ShowcaseState } from './use-showcase'

const { title, tag, skip, dotsLabel, services } = servicesPage.showcase

/** Hides the strand in low or very wide viewports, where it would cross the text. */
const WITHOUT_STRAND =
  'max-lg:hidden [@media(height<49rem),(aspect-ratio>8/5)_and_(height<56rem),(aspect-ratio>23/10)]:hidden'

/** The strand behind the pinned showcase. Each change of the service pulls it one stage further. */
function Strand({ active }: { readonly active: number }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 bottom-[calc(2svh+4.25rem)] ${WITHOUT_STRAND}`}
    >
      {/* Never in prerendered markup, where the Content-Security-Policy blocks a style attribute; React sets it by script. */}
      <div
        className="w-[800%] transition-transform duration-enter"
        style={{ transform: `translateX(${-12.5 * active}%)` }}
      >
        <Drawing drawing={showcaseStrand} className="w-full max-w-none" />
      </div>
    </div>
  )
}

/** The list: along a strand on phones and tablets, in three columns on wide pages, four texts until the script runs. */
const LIST = {
  plain: 'relative mt-6 grid grid-cols-1 gap-7 border-l-3 border-wheat pl-7 md:mt-content',
  wide: 'wide-unpinned:mt-40 wide-unpinned:grid-cols-3 wide-unpinned:border-0 wide-unpinned:pl-0',
  pinned: 'pinned:my-auto pinned:grid-cols-4 pinned:gap-6 pinned:border-0 pinned:pl-0',
} as const

/** The plain list: text above its example on phones, beside it on tablets. */
const LIST_ITEM = 'grid items-start gap-x-14 gap-y-4 md:grid-cols-[4fr_7fr]'

/** While pinned: only texts before the script runs, then one item at a time in a shared place. */
const PINNED_ITEM =
  'pinned:grid-cols-1 pinned-live:staged pinned-live:grid-cols-[4fr_7fr] max-lg:pinned-live:[@media(height>=60rem)]:grid-cols-1'

/** The wide list: two examples are large, each on its own row, the second one mirrored. */
const WIDE_ITEMS = {
  small: {
    item: 'wide-unpinned:row-span-2 wide-unpinned:items-stretch wide-unpinned:grid-cols-1 wide-unpinned:grid-rows-subgrid',
    example: 'wide-unpinned:order-first',
  },
  large: {
    item: 'wide-unpinned:col-span-3 wide-unpinned:mb-24',
    example: 'wide-unpinned:[zoom:1.3]',
  },
  mirrored: {
    item: 'wide-unpinned:col-span-3 wide-unpinned:my-24 wide-unpinned:grid-cols-[7fr_4fr]',
    example: 'wide-unpinned:order-first wide-unpinned:[zoom:1.5]',
  },
} as const

/** The layouts of the large examples, by position: one before each row of three small ones. */
const LARGE_LAYOUTS: Readonly<Record<number, keyof typeof WIDE_ITEMS>> = {
  0: 'large',
  4: 'mirrored',
}

/** A service with its example. It shows when it gets the focus; hidden ones stay available to screen readers. */
function Item({
  service: { id, moment, text, link },
  layout,
  current,
  onFocus,
}: {
  readonly service: (typeof services)[number]
  readonly layout: keyof typeof WIDE_ITEMS
  readonly current: boolean
  readonly onFocus: () => void
}) {
  const { item, example } = WIDE_ITEMS[layout]
  return (
    // The showcase follows the focus of the links inside, so that a hidden link never has it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-current={current ? '' : undefined}
      onFocus={onFocus}
      className={`relative ${LIST_ITEM} ${item} ${PINNED_ITEM}`}
    >
      {/* A knot on the strand beside the list on phones. */}
      <span
        aria-hidden="true"
        className="absolute top-1 -left-9.5 size-5 rounded-full border-3 border-wheat bg-prairie-dark lg:hidden pinned:hidden"
      />
      <div className="min-w-0">
        <h3 className="text-h3 pinned-live:text-h2">{pageLabel(id)}</h3>
        <p className="mt-2 text-on-dark-prairie pinned-live:text-lead">
          <span className="font-semibold text-wheat">{moment}</span> {text}
        </p>
        <TextLink {...link} />
      </div>
      <ProductWindow
        {...showcaseExamples[id].frame}
        className={`min-w-0 pinned:hidden pinned-live:block lg:pinned-live:[zoom:1.3] ${example}`}
      >
        {EXAMPLE_WINDOWS[id]}
      </ProductWindow>
    </li>
  )
}

/** A button for each service, while the section is pinned. */
function Dots({ active, jumpTo }: ShowcaseState) {
  return (
    <ol aria-label={dotsLabel} className="relative grid grid-cols-8">
      {services.map(({ shortName }, index) => (
        <li key={shortName}>
          <button
            type="button"
            aria-current={index === active ? 'true' : undefined}
            onClick={() => jumpTo(index)}
            className="group relative min-h-13 w-full cursor-pointer pt-8 text-left text-small text-on-dark-prairie hover:text-limestone aria-current:font-semibold aria-current:text-limestone max-lg:text-drawing"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 left-0 size-3 rounded-full bg-prairie-soft transition-transform group-hover:scale-125 group-aria-current:scale-150 group-aria-current:bg-wheat"
            />
            {shortName}
          </button>
        </li>
      ))}
    </ol>
  )
}

/**
 * Eight services, one at a time by scroll position, or a complete list along a strand if nothing is pinned. Heights come
 * only from CSS, so nothing shifts on hydration.
 */
export function Showcase() {
  const section = useRef<HTMLDivElement>(null)
  const { active, jumpTo } = useShowcase(section, services.length)
  return (
    <Section
      background="prairie-dark"
      className="py-10 md:py-24 pinned:py-0"
      labelledBy="showcase-title"
    >
      <div ref={section} data-step={active} className="pinned:h-[800vh]">
        <div className="pinned:sticky pinned:top-0">
          {active !== undefined && <Strand active={active} />}
          <div className="relative container-page flex flex-col pinned:min-h-svh pinned:pt-[calc(--spacing(19)+3svh)] pinned:pb-[2svh]">
            <div className="flex items-end justify-between gap-x-8">
              <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
                <h2 id="showcase-title" className="text-h2 pinned:text-h3">
                  {title}
                </h2>
                <ExampleTag>{tag}</ExampleTag>
              </div>
              <TextLink {...skip} className="shrink-0 max-md:hidden" />
            </div>
            <Drawing
              drawing={listStrand}
              className="bleed absolute top-0 hidden h-[calc(100%+4rem)] wide-unpinned:block"
            />
            <ol className={`${LIST.plain} ${LIST.wide} ${LIST.pinned} pinned-live:grid-cols-1`}>
              {services.map((service, index) => (
                <Item
                  key={service.id}
                  service={service}
                  layout={LARGE_LAYOUTS[index] ?? 'small'}
                  current={index === active}
                  onFocus={() => {
                    if (index !== active) jumpTo(index)
                  }}
                />
              ))}
            </ol>
            {active !== undefined && <Dots active={active} jumpTo={jumpTo} />}
          </div>
        </div>
      </div>
    </Section>
  )
}
