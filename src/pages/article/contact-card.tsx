import { contactCard } from '../../assets/drawings'
import { articleFrame } from '../../content/pages/article'
import type { Article } from '../../site/article'
import { company, emailHref, phoneHref } from '../../site/company'
import { ButtonLink } from '../../ui/button'
import { Drawing } from '../../ui/drawing'

const CONTACT_LINK =
  'inline-flex min-h-11 items-center wrap-anywhere text-limestone underline decoration-on-dark-quiet underline-offset-4 hover:decoration-wheat'

/** Whom to ask about an article's subject; it stays in view beside the text. */
export function ContactCard({
  tagline = articleFrame.contactCard.tagline,
  services = articleFrame.contactCard.services,
}: Article['contact']) {
  return (
    <aside
      aria-labelledby="contact-card"
      className="col-span-12 overflow-hidden rounded-panel bg-soil text-on-dark on-dark lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9 lg:self-start print:hidden"
    >
      <Drawing
        drawing={contactCard}
        className="h-28 w-full bg-soil-raised object-cover md:max-lg:hidden"
      />
      <div className="gap-8 px-6 pt-6 pb-5 md:px-7 md:max-lg:grid md:max-lg:grid-cols-2">
        <div>
          <h2 id="contact-card" className="text-h3 text-limestone">
            {company.name}
          </h2>
          <p className="mt-2">{tagline}</p>
          <ul className="mt-4 border-t border-soil-line text-small">
            {services.map((service) => (
              <li key={service} className="border-b border-soil-line py-1.5">
                {service}
              </li>
            ))}
          </ul>
        </div>
        <div className="self-end">
          <p className="mt-4 text-small">{articleFrame.contactCard.promise}</p>
          <ButtonLink to={articleFrame.contact.to} className="mt-5 w-full">
            {articleFrame.contact.label}
          </ButtonLink>
          <address className="mt-3 flex flex-wrap gap-x-6 text-small not-italic">
            <a href={phoneHref} className={CONTACT_LINK}>
              {company.phone}
            </a>
            <a href={emailHref} className={CONTACT_LINK}>
              {company.email}
            </a>
            <span className="py-1">{company.address}</span>
          </address>
        </div>
      </div>
    </aside>
  )
}
