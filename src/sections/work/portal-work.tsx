import house from '../../assets/scenes/portal-house.svg'
import housePhone from '../../assets/scenes/portal-house-phone.svg'
import tablet from '../../assets/scenes/portal-tablet.svg'
import { fullStack } from '../../content/services/full-stack'
import { Drawing, ResponsiveDrawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

const { title, text, scene, quote } = fullStack.portal

/** A customer portal on the superintendent's tablet, beside the house that it is about, and what it would cost. */
export function PortalWork() {
  return (
    <Section background="limestone-2" className="pb-16 md:pb-20">
      <div className="overflow-hidden bg-line">
        <div className="relative mx-auto max-w-[80rem]">
          <ResponsiveDrawing
            wide={{ src: house, width: 2600, height: 620 }}
            phone={{ src: housePhone, width: 700, height: 580 }}
            minWidth={1024}
            className="w-full max-w-none lg:-ml-[51.5625%] lg:w-[203.125%]"
          />
          <Drawing
            drawing={{ src: tablet, width: 520, height: 533 }}
            alt={scene}
            className="relative mx-auto w-11/12 max-w-[36rem] pb-6 lg:absolute lg:top-[7%] lg:right-[2.8%] lg:w-[40.6%] lg:pb-0"
          />
        </div>
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
