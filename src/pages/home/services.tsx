import { home } from '../../content/pages/home'
import { SearchResults, SitePreview } from '../../sections/product/service-previews'
import { Section } from '../../ui/section'
import { SiteLink } from '../../ui/site-link'
import { TextLink } from '../../ui/text-link'

const { title, all, learnMore, pictured, others, alsoTitle, also } = home.services

const PICTURES = [<SearchResults key="search" />, <SitePreview key="site" />]

/** The services grid: two with a picture, four in columns under a rule, the rest by name. Each row shares its lines. */
export function Services() {
  return (
    <Section className="py-16 md:py-24" contained>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h2">{title}</h2>
        <TextLink to={all.to}>{all.label}</TextLink>
      </div>
      <ul className="mt-7 grid grid-cols-1 gap-x-6 md:grid-cols-[7fr_5fr]">
        {pictured.map((service, index) => (
          <li
            key={service.title}
            className="row-span-4 mb-9 grid grid-cols-1 grid-rows-subgrid gap-y-1.5"
          >
            {PICTURES[index]}
            <h3 className="mt-3 text-h3">{service.title}</h3>
            <p className="text-soil-2">{service.text}</p>
            <TextLink to={learnMore.to} label={service.linkLabel} className="justify-self-start">
              {learnMore.label}
            </TextLink>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-4">
        {others.map((service) => (
          <li
            key={service.title}
            className="row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-1.5 border-t-[1.5px] border-soil pt-4 pb-6"
          >
            <h3 className="text-h3">{service.title}</h3>
            <p className="text-soil-2">{service.text}</p>
            <TextLink to={learnMore.to} label={service.linkLabel} className="justify-self-start">
              {learnMore.label}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-x-6 border-t border-line pt-3 md:flex-row md:flex-wrap md:items-center">
        <h3 className="font-text text-body font-normal text-soil-3">{alsoTitle}</h3>
        {also.map(({ label, to }) => (
          <SiteLink
            key={label}
            to={to}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            {label}
          </SiteLink>
        ))}
      </div>
    </Section>
  )
}
