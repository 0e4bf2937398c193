import { serviceFullStack, serviceFullStackPhone } from '../assets/drawings'
import { fullStack as content } from '../content/services/full-stack'
import { FeatureList } from '../sections/feature-list'
import { ProductWindow } from '../sections/product/product-window'
import { ReasonColumns } from '../sections/reason-columns'
import { ServicePage, ServiceScene } from '../sections/service-page'
import { Section } from '../ui/section'

/**
 * Strands weave through four layers and leave in rows. Each layer's name stands above its line,
 * below the last row of the layer before: lines at y = 26 + 78 i of 330, on phones at y = 16 + 50 i of 210.
 */
function LayerScene() {
  return (
    <ServiceScene wide={serviceFullStack} phone={serviceFullStackPhone} className="mt-10 md:mt-16">
      <ul className="absolute top-[calc(16/210*100%-1.26rem)] right-0 h-[95.2%] text-right md:top-[calc(16/210*100%-1.5rem)] lg:top-[calc(26/330*100%-1.375rem)] lg:h-[94.5%] xl:top-[calc(26/330*100%-1.7rem)]">
        {content.layers.map((layer) => (
          <li key={layer} className="h-1/4 text-hint leading-snug font-semibold xl:text-body">
            {layer}
          </li>
        ))}
      </ul>
    </ServiceScene>
  )
}

/** From tablets up the window hangs out of the band, whose margin keeps it clear of the next section. */
function CustomerPortal() {
  const { title, text, window, due, signed, rows, allowance, action } = content.portal
  return (
    <Section
      background="limestone-2"
      className="py-section md:mb-16 md:pb-0"
      contained="grid-page gap-y-9"
    >
      <div className="col-span-12 lg:col-span-4" data-in-view="">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-6 max-w-[38ch] text-soil-2 lg:pb-section">{text}</p>
      </div>
      <ProductWindow
        {...window}
        className="col-span-12 md:col-span-11 md:-mb-16 lg:col-span-7 lg:col-start-6 lg:self-end"
      >
        <div className="px-4.5 pb-8 md:px-7 md:pb-10">
          <div className="flex items-baseline justify-between py-4">
            <span className="text-soil-3">{allowance.name}</span>
            <span className="figure-number text-h3">{allowance.value}</span>
          </div>
          {rows.map(({ name, choice, state }) => (
            <div
              key={name}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-3.5 md:grid-cols-[10rem_1fr_auto]"
            >
              <span className="font-semibold">{name}</span>
              <span className="order-last col-span-2 text-soil-3 md:order-none md:col-span-1">
                {choice}
              </span>
              <span
                className={`rounded-tag px-2 py-1 ${state === 'due' ? 'bg-wheat font-semibold' : 'bg-prairie-tint text-prairie-dark'}`}
              >
                {state === 'due' ? due : signed}
              </span>
            </div>
          ))}
          <span className="mt-5 inline-block rounded-control bg-prairie px-5 py-3 font-semibold text-white">
            {action}
          </span>
        </div>
      </ProductWindow>
    </Section>
  )
}

/** The technologies. No space above: the section before has the same ground, and ends with enough. */
function TechnologyTable() {
  const { title, text, categories } = content.technology
  return (
    <Section className="pb-section" contained="grid-page gap-y-8">
      <div className="col-span-12 lg:col-span-4" data-in-view="">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-6 max-w-[32ch] text-soil-2">{text}</p>
      </div>
      <dl className="col-span-12 border-t-[1.5px] border-soil lg:col-span-7 lg:col-start-6">
        {categories.map(({ name, items }) => (
          <div key={name} className="gap-x-6 border-b border-line py-5 md:flex md:items-baseline">
            <dt className="font-heading text-h3 md:w-56 md:shrink-0">{name}</dt>
            <dd className="mt-1 text-lead text-soil-2 md:mt-0">{items.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Full stack development. */
export function FullStackPage() {
  return (
    <ServicePage {...content} service="fullStack" scene={<LayerScene />}>
      <ReasonColumns {...content.definition} background="soil" />
      <FeatureList {...content.solutions} id="solutions" />
      <CustomerPortal />
      <ReasonColumns {...content.reasons} />
      <TechnologyTable />
    </ServicePage>
  )
}
