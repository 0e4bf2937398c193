import { home } from '../../content/pages/home'
import { InboxThread } from '../../sections/product/inbox-thread'
import { PipelineBoard } from '../../sections/product/pipeline-board'
import { ButtonLink } from '../../ui/button'
import { Section } from '../../ui/section'

/**
 * The platform teaser: text at the left, the board leaving through the right edge of the page, one
 * of its conversations over it and cut by the section's lower edge.
 */
export function PlatformTeaser() {
  const { title, lead, link, note } = home.platform
  return (
    <Section
      ground="limestone-2"
      className="overflow-y-clip pt-section below-fold reserve-980 lg:reserve-620"
    >
      <div className="container-page grid-page">
        <div
          data-in-view=""
          className="col-span-12 pb-9 lg:col-span-4 lg:self-center lg:pb-section"
        >
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5.5 mb-6.5 text-lead text-soil-2">{lead}</p>
          <ButtonLink to={link.to} variant="secondary" arrow className="w-full md:w-auto">
            {link.label}
          </ButtonLink>
          <p className="mt-4 text-small text-soil-3">{note}</p>
        </div>
        <div className="relative col-span-12 pt-52 pb-7 md:ml-16 md:h-150 md:p-0 lg:col-span-7 lg:col-start-6 lg:ml-0 lg:h-155">
          <PipelineBoard className="absolute top-0 left-0 w-215" />
          <InboxThread className="relative mx-3.5 md:absolute md:top-75 md:-left-16 md:mx-0 md:w-95" />
        </div>
      </div>
    </Section>
  )
}
