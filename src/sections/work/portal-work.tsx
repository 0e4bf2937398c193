import house from '../../assets/scenes/portal-house.svg'
import superintendent from '../../assets/scenes/portal-superintendent.svg'
import threads from '../../assets/scenes/portal-threads.svg'
import { fullStack } from '../../content/services/full-stack'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

const { title, text, window, rows, states, allowance, action, quote } = fullStack.portal

const SCENE = { width: 2600, height: 620 } as const

const STATE_CLASSES = {
  due: 'bg-wheat font-semibold',
  signed: 'bg-prairie-tint text-prairie-dark',
} as const

/** Where the parts with a tag are on the house, in the order of the rows. */
const TAG_PLACES = [
  'top-[81%] left-[31.3%]',
  'top-[73%] left-[40.9%]',
  'top-[63%] left-[44.5%]',
] as const

/** The house with a tag on each part that is chosen. Phones show the house alone, without what is right of it. */
function House() {
  return (
    <div className="relative -ml-[97%] w-[371.4%] lg:-ml-[51.5625%] lg:w-[203.125%]">
      <Drawing drawing={{ src: house, ...SCENE }} className="w-full" />
      <Drawing drawing={{ src: threads, ...SCENE }} className="absolute inset-0 max-xl:hidden" />
      {rows.map(
        ({ tag, state }, index) =>
          tag !== '' && (
            <span
              key={tag}
              className={`absolute -translate-1/2 rounded-tag border-2 border-soil px-2 text-small font-semibold whitespace-nowrap lg:text-body ${STATE_CLASSES[state]} ${TAG_PLACES[index] ?? ''}`}
            >
              {tag}
            </span>
          ),
      )}
      <Drawing
        drawing={{ src: superintendent, width: 376, height: 470 }}
        className="absolute bottom-0 left-[45.6%] z-1 w-[9%] max-lg:hidden"
      />
    </div>
  )
}

/** A customer portal on the superintendent's tablet, beside the house that it is about, and what it would cost. */
export function PortalWork() {
  return (
    <Section background="limestone-2" className="pb-16 md:pb-20">
      <div className="overflow-hidden bg-line">
        <figure className="relative mx-auto max-w-[80rem]">
          <figcaption className="sr-only">{window.label}</figcaption>
          <div aria-hidden="true" className="text-small text-soil tabular">
            <House />
            <div className="relative mx-auto mb-6 max-w-[36rem] rounded-[1.75rem] bg-soil p-3 shadow-sheet max-lg:w-11/12 lg:absolute lg:top-[7%] lg:right-[2.8%] lg:mb-0 lg:h-[86%] lg:w-[40.6%] lg:p-4">
              <div className="flex h-full flex-col overflow-hidden rounded-panel bg-white">
                <p className="flex justify-between gap-4 border-b border-line bg-limestone px-5 py-3 font-semibold">
                  {window.title} <span className="text-soil-3">{window.note}</span>
                </p>
                <p className="flex items-center justify-between gap-4 px-5 py-2.5">
                  {allowance.name} <span className="figure-number text-h2">{allowance.value}</span>
                </p>
                {rows.map(({ name, choice, state }) => (
                  <p
                    key={name}
                    className="flex flex-1 items-center justify-between border-t border-line px-5 max-lg:py-2"
                  >
                    <span className="grow lg:flex">
                      <b className="block font-semibold lg:w-36">{name}</b>
                      <span className="text-soil-3">{choice}</span>
                    </span>
                    <span className={`rounded-tag px-2 ${STATE_CLASSES[state]}`}>
                      {states[state]}
                    </span>
                  </p>
                ))}
                <span className="m-3 rounded-control bg-prairie py-2.5 text-center font-semibold text-white">
                  {action}
                </span>
              </div>
            </div>
          </div>
        </figure>
      </div>
      <div className="container-page grid-page gap-y-8 pt-10 md:pt-14">
        <div className="col-span-12 lg:col-span-6">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 max-w-measure text-soil-2">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <h3 className="text-h3">{quote.title}</h3>
          <dl className="mt-3 tabular">
            {quote.rows.map(({ what, price }) => (
              <div key={what} className="flex justify-between gap-4 border-b border-line py-2">
                <dt>{what}</dt>
                <dd>{price}</dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4 py-3 font-semibold">
              <dt>{quote.total.what}</dt>
              <dd className="figure-number text-h2 leading-none">{quote.total.price}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  )
}
