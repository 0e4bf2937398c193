import { home } from '../../content/pages/home'
import { buttonClass } from '../../ui/button'
import { ExternalTextLink } from '../../ui/text-link'

/** What the assistant does and costs, the number of its live demo and the link to its own site. */
export function AssistantPitch() {
  const { title, lead, price, call, more } = home.assistant
  return (
    <div data-in-view="" className="col-span-12 md:col-span-10 lg:col-span-5 lg:col-start-8">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-5.5 text-lead text-on-dark-prairie">{lead}</p>
      <p className="mt-3 mb-6.5 text-on-dark-prairie">{price}</p>
      <div className="flex flex-col gap-x-5 gap-y-3 md:flex-row md:items-center">
        <a href={call.href} className={buttonClass({ variant: 'secondary' }, 'shrink-0')}>
          {call.label}
        </a>
        <p className="text-small text-on-dark-prairie">{call.note}</p>
      </div>
      <ExternalTextLink href={more.href} className="mt-3">
        {more.label}
      </ExternalTextLink>
    </div>
  )
}
