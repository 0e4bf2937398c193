import { home } from '../../content/pages/home'
import { SearchResults, SitePreview } from '../../sections/product/service-previews'
import { Section } from '../../ui/section'
import { SiteLink } from '../../ui/site-link'
import { TextLink } from '../../ui/text-link'

const { title, all, learnMore, searchMarketing, websites, others, alsoTitle, also } = home.services

const PICTURED = [
  { ...searchMarketing, columns: 'md:col-span-7', picture: <SearchResults /> },
  { ...websites, columns: 'md:col-span-5', picture: <SitePreview /> },
]

/** The services grid: two with a picture, four in columns under a rule, the rest by name. */
export function Services() {
  return (
    <Section contained>
      <div className="grid-page gap-y-2 lg:items-baseline-last">
        <h2 className="col-span-12 text-h2 lg:col-span-8">{title}</h2>
        <p className="col-span-12 lg:col-span-4 lg:justify-self-end">
          <TextLink to={all.to}>{all.label}</TextLink>
        </p>
      </div>
      <div className="mt-content grid-page gap-y-9">
        {PICTURED.map((service) => (
          <article key={service.title} className={`col-span-12 ${service.columns}`}>
            {service.picture}
            <h3 className="mt-5 text-h3">{service.title}</h3>
            <p className="mt-1.5 max-w-[46ch] text-soil-2">{service.text}</p>
            <TextLink to={learnMore.to} label={service.linkLabel}>
              {learnMore.label}
            </TextLink>
          </article>
        ))}
      </div>
      <ul className="mt-9 grid gap-x-6 md:mt-14 md:grid-cols-2 md:gap-y-9 lg:grid-cols-4">
        {others.map((service) => (
          <li
            key={service.title}
            className="flex flex-col items-start border-t border-line pt-4 pb-2 md:border-t-[1.5px] md:border-soil md:pb-0"
          >
            <h3 className="text-h3">{service.title}</h3>
            <p className="mt-2 mb-1.5 grow leading-normal text-soil-2">{service.text}</p>
            <TextLink to={learnMore.to} label={service.linkLabel}>
              {learnMore.label}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col border-t border-line pt-4 md:mt-11 md:flex-row md:flex-wrap md:items-center md:gap-x-7.5">
        <h3 className="font-text text-body font-normal text-soil-3">{alsoTitle}</h3>
        <ul className="contents">
          {also.map(({ label, to }) => (
            <li key={label}>
              <SiteLink
                to={to}
                className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
