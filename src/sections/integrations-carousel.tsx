import type { IntegrationsContent } from '../content/pages/platform'
import { Carousel } from '../ui/carousel'
import { IntegrationSign } from './integration-sign'

/** The integrations move on by one tile this often. */
export const INTEGRATIONS_AUTOPLAY_MS = 2_000

/** A row goes round only while it is longer than the window by a tile, so tiles grow with wide windows. */
const TILE =
  'relative flex w-36 shrink-0 flex-col items-center gap-3 text-center md:w-[max(11rem,8vw)]'

/**
 * Integrations as marks on one row that runs through the page and moves on by itself. The last tile is
 * text.
 */
export function IntegrationsCarousel({
  title,
  text,
  label,
  integrations,
  more,
}: IntegrationsContent) {
  return (
    <Carousel
      label={label}
      everyMs={INTEGRATIONS_AUTOPLAY_MS}
      className="relative mt-content before:absolute before:inset-x-0 before:top-9 before:h-px before:bg-prairie"
      heading={
        <div className="max-w-[34rem]">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 text-soil-2">{text}</p>
        </div>
      }
    >
      {integrations.map(({ name, icon }) => (
        <li key={name} className={TILE}>
          <span className="grid size-18 place-items-center rounded-full bg-prairie text-limestone">
            <IntegrationSign icon={icon} />
          </span>
          {name}
        </li>
      ))}
      <li className={`${TILE} font-semibold`}>
        <span aria-hidden="true" className="my-7 size-4 rounded-full bg-wheat" />
        {more}
      </li>
    </Carousel>
  )
}
