import { platformHero } from '../../content/pages/platform/opening'
import { LivePhone } from '../../features/live-phone/live-phone'
import { Island } from '../../hydration/island'
import { ButtonLink } from '../../ui/button'
import { PlusUsage } from '../../sections/plus-usage'
import { TextLink } from '../../ui/text-link'

const { title, lead, price, link, more, note, withoutScript, stats } = platformHero
const { before, figure, unit } = price

/** The pitch and the price beside the demo, and our figures below both. */
export function Opening() {
  return (
    <div className="container-page grid grid-cols-1 items-start gap-x-6 gap-y-8 py-7 md:pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-cols-[528px_minmax(0,1fr)]">
      <div>
        {/* A long first line may use some of the gap. */}
        <h1 className="text-title xl:-mr-2">{title}</h1>
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
        <noscript>
          <p className="mt-2 font-semibold">{withoutScript}</p>
        </noscript>
      </div>
      <Island name="live-phone" part={LivePhone} trigger="interaction" />
      <ul className="grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line-strong pt-5 md:grid-cols-4 lg:col-span-2">
        {stats.map(({ value, label }) => (
          <li key={label} className="gap-x-3 lg:flex lg:flex-wrap lg:items-baseline">
            <span className="block figure-number text-title leading-none text-prairie md:text-h2">
              {value}
            </span>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
