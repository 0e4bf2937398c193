import { platformHero, platformStats } from '../../content/pages/platform'
import { StatsBand } from '../../sections/stats-band'
import { Button } from '../../ui/button'

/** The first screen of the platform page: promise, trial button, four figures. */
export function PlatformOpening() {
  const { title, lead, button, note } = platformHero
  return (
    <>
      <div className="container-page grid-page items-end gap-y-6 pt-7 pb-11 md:pt-15 md:pb-20">
        <h1 className="col-span-12 max-w-[9em] text-display lg:col-span-8">{title}</h1>
        <div className="col-span-12 max-w-measure lg:col-span-4 lg:pl-6">
          <p className="text-lead text-soil-2">{lead}</p>
          <Button data-sign-up="starter" arrow className="mt-6 w-full md:w-auto">
            {button}
          </Button>
          <p className="mt-3 text-small text-soil-3">{note}</p>
        </div>
      </div>
      <StatsBand stats={platformStats} />
    </>
  )
}
