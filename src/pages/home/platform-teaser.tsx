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
    <Section ground="limestone-2" className="below-fold overflow-y-clip pt-section">
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
        <div className="h-135 md:h-150 lg:h-155 relative col-span-12 md:ml-16 lg:col-span-7 lg:col-start-6 lg:ml-0">
          <PipelineBoard className="w-180 md:w-215 absolute left-0 top-0" />
          <InboxThread className="md:top-75 md:w-95 absolute inset-x-3.5 top-52 md:-left-16 md:right-auto" />
        </div>
      </div>
    </Section>
  )
}
