import type { email } from '../../content/services/email'
import { Section } from '../../ui/section'

const COLUMNS = 'md:grid md:grid-cols-3 md:gap-x-6'

/**
 * What is sent, when it sent and what it brings: columns under headings, and on phones sentences
 * that begin with those headings.
 */
export function MailKinds({ title, text, headings, rows }: typeof email.kinds) {
  return (
    <Section className="py-section">
      <div className="container-page">
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="col-span-12 text-h2 lg:col-span-8">{title}</h2>
          <p className="col-span-12 text-soil-2 lg:col-span-4">{text}</p>
        </div>
        <div
          aria-hidden="true"
          className={`mt-content hidden border-b-[1.5px] border-soil pb-3 text-small text-soil-3 ${COLUMNS}`}
        >
          <span>{headings.name}</span>
          <span>{headings.sent}</span>
          <span>{headings.brings}</span>
        </div>
        <ul className="mt-8 border-t-[1.5px] border-soil md:mt-0 md:border-t-0">
          {rows.map(({ name, sent, brings }) => (
            <li key={name} className={`border-b border-line py-5 md:items-baseline ${COLUMNS}`}>
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1.5 text-soil-3 md:mt-0">
                <span className="md:sr-only">{headings.sent} </span>
                {sent}
              </p>
              <p className="text-soil-2">
                <span className="md:sr-only">{headings.brings} </span>
                {brings}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
