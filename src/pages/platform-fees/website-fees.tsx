import { platformFees } from '../../content/pages/platform-fees'
import { WebsiteOptionsTable } from '../../sections/fee-tables'
import { CheckIcon } from '../../ui/icons'
import { Section } from '../../ui/section'

/** The website options and what all of them include. */
export function WebsiteFees() {
  const { title, text, includesTitle, includes } = platformFees.websites
  return (
    <Section className="py-section print:py-6">
      <div className="container-page">
        <div className="grid-page items-end gap-y-4">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
          <p className="col-span-12 max-w-[40ch] text-soil-2 lg:col-span-4 lg:col-start-9">
            {text}
          </p>
        </div>
        <div className="mt-content overflow-x-auto">
          <WebsiteOptionsTable />
        </div>
        <h3 className="mt-8 text-lead leading-tight md:mt-11">{includesTitle}</h3>
        <ul className="mt-3 grid gap-x-6 md:grid-cols-3 lg:grid-cols-4">
          {includes.map((item) => (
            <li key={item} className="flex items-baseline gap-3 py-1.5">
              <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
