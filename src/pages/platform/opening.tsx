import { platformHero } from '../../content/pages/platform/opening'
import { LivePhone } from '../../features/live-phone/live-phone'
import { Island } from '../../hydration/island'
import { ButtonLink } from '../../ui/button'
import { PlusUsage } from '../../sections/plus-usage'
import { TextLink } from '../../ui/text-link'

const { title, lead, price, link, more, note, stats } = platformHero
const { before, figure, unit } = price

/** The pitch, the price and our figures, beside the demo. */
export function Opening() {
  return (
    <div className="grid-page container-page items-start gap-y-10 py-7 md:pb-16">
      <div className="lg:col-span-5 xl:col-span-6">
        <h1 className="text-title">{title}</h1>
        <p className="my-5 max-w-measure text-lead text-soil-2">{lead}</p>
        <p className="flex flex-wrap items-baseline gap-x-2 text-soil-3">
          {before} <span className="figure-number text-h2 leading-none text-soil">{figure}</span>{' '}
          {unit}
          <PlusUsage />
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink {...link} arrow className="w-full md:w-auto" />
          <TextLink {...more} />
        </div>
        <p className="mt-2 text-small text-soil-3">{note}</p>
        <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-5 gap-y-4 border-t border-line-strong pt-5">
          {stats.map(({ value, label }) => (
            <li key={label}>
              <span className="block figure-number text-title leading-none text-prairie md:text-h2">
                {value}
              </span>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-7 xl:col-span-6">
        <Island name="live-phone">
          <LivePhone />
        </Island>
      </div>
    </div>
  )
}
