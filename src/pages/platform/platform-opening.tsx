import { platformHero, platformStats, platformStatsNote } from '../../content/pages/platform'
import { StatsBand } from '../../sections/stats-band'
import { ButtonLink } from '../../ui/button'
import { TextLink } from '../../ui/text-link'

/** The first screen of the platform page: promise, trial button, four figures. */
export function PlatformOpening() {
  const { title, lead, link, more, note } = platformHero
  return (
    <>
      <div className="container-page grid-page items-end gap-y-6 pt-7 pb-11 md:pt-15 md:pb-20">
        <h1 className="col-span-12 max-w-[9em] text-display lg:col-span-7">{title}</h1>
        <div className="col-span-12 max-w-measure lg:col-span-5 lg:pl-10">
          <p className="text-lead text-soil-2">{lead}</p>
          <div className="mt-6 flex flex-col gap-x-6 gap-y-2 md:flex-row md:flex-wrap md:items-center">
            <ButtonLink to={link.to} arrow>
              {link.label}
            </ButtonLink>
            <TextLink to={more.to} className="self-start md:self-auto">
              {more.label}
            </TextLink>
          </div>
          <p className="mt-2 text-small text-soil-3">{note}</p>
        </div>
      </div>
      <StatsBand stats={platformStats} phoneNote={platformStatsNote} />
    </>
  )
}
