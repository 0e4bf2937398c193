import { home } from '../../content/pages/home'
import { InboxThread } from '../../sections/product/inbox-thread'
import { PipelineBoard } from '../../sections/product/pipeline-board'
import { ButtonLink } from '../../ui/button'
import { Section } from '../../ui/section'

/**
 * The platform teaser: text on the left, and a board that runs off the right edge of the page at every
 * width. One of its conversations covers its corner and is cut by the section's lower edge.
 */
export function PlatformTeaser() {
  const { title, lead, link, note } = home.platform
  return (
    <Section ground="limestone-2" className="overflow-y-clip pt-section">
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
        <div className="relative col-span-12 pt-52 pb-7 md:ml-16 md:h-167 md:p-0 lg:col-span-7 lg:col-start-6 lg:ml-0">
          <PipelineBoard className="absolute top-0 left-0 w-[max(--spacing(215),100%+50vw-500px)]" />
          <InboxThread className="relative mx-3.5 md:absolute md:top-75 md:-left-16 md:mx-0 md:w-95" />
        </div>
      </div>
    </Section>
  )
}
