import house from '../../assets/scenes/portal-house.svg'
import { fullStack } from '../../content/services/full-stack'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

const { title, text, window, rows, due, signed, allowance, action, quote } = fullStack.portal

/** A customer portal on a tablet, in front of the house that it is about, and what it would cost. */
export function PortalWork() {
  return (
    <Section background="limestone-2" className="pb-14 md:pb-20">
      <div className="relative px-4 pt-8 pb-6 md:pt-16 md:pb-14">
        <Drawing
          drawing={{ src: house, width: 1600, height: 720 }}
          className="absolute inset-0 size-full object-cover object-bottom"
        />
        <figure className="relative ml-auto w-full max-w-[46rem] xl:mr-[6vw]">
          <figcaption className="sr-only">{window.label}</figcaption>
          <div
            aria-hidden="true"
            className="rounded-[1.75rem] bg-soil p-3 text-small text-soil tabular shadow-sheet md:p-5"
          >
            <div className="overflow-hidden rounded-panel bg-white">
              <p className="flex justify-between gap-4 border-b border-line bg-limestone px-5 py-3 font-semibold">
                {window.title} <span className="text-soil-3">{window.note}</span>
              </p>
              <div className="px-5 pb-6 md:px-8 md:pb-8">
                <p className="flex items-baseline justify-between gap-4 py-4 md:py-6">
                  {allowance.name} <span className="figure-number text-h2">{allowance.value}</span>
                </p>
                {rows.map(({ name, choice, state }) => (
                  <div
                    key={name}
                    className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-3 md:grid-cols-[11rem_1fr_auto] md:py-4"
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
                <span className="mt-4 inline-block rounded-control bg-prairie px-6 py-3.5 font-semibold text-white">
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
          <p className="text-small text-soil-2">{quote.note}</p>
          <p className="mt-2 text-small text-soil-2">{quote.maintenance}</p>
        </div>
      </div>
    </Section>
  )
}
