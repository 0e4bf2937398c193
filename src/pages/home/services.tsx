import { home } from '../../content/pages/home'
import { searchResults, sitePreview } from '../../content/product/service-previews'
import { SearchAd } from '../../sections/product/product-window'
import { Section } from '../../ui/section'
import { SiteLink } from '../../ui/site-link'
import { TextLink } from '../../ui/text-link'

const { title, all, learnMore, pictured, others, alsoTitle, also } = home.services

// Product illustrations on a colored background, which cuts them off on wide pages. They are decorative, so
// hidden from assistive technology.

/** A search result page with an ad that leads to a booking. */
function SearchResults() {
  const { query, place, ad, results } = searchResults
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-window bg-prairie-tint px-4 pt-7 text-drawing md:h-72 md:px-10"
    >
      <div className="h-full bg-white px-4.5 py-4.5 shadow-sheet">
        <p className="flex justify-between rounded-full border border-line-strong px-4 py-2">
          {query} <span className="text-soil-3">{place}</span>
        </p>
        <SearchAd {...ad} />
        {results.map(({ source, title }) => (
          <div key={source} className="border-b border-line py-2 max-lg:last:hidden">
            <p className="text-soil-3">{source}</p>
            <p className="truncate text-body leading-tight font-semibold text-prairie">{title}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

/** A small client's website with one call to action. */
function SitePreview() {
  const { address, title, text, action, openTimes } = sitePreview
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-window bg-wheat-tint px-4 pt-7 text-drawing md:h-72 md:px-10"
    >
      <div className="h-full bg-white shadow-sheet">
        <p className="border-b border-line bg-limestone-2 px-4.5 py-2 text-soil-3">{address}</p>
        <div className="px-4.5 py-4.5 tabular">
          <p className="font-heading text-h3">{title}</p>
          <p className="my-3 text-soil-2">{text}</p>
          <span className="inline-block rounded-tag bg-prairie px-4 py-2 font-semibold text-white">
            {action}
          </span>
          <p className="flex gap-4 pt-4 max-lg:hidden">
            {openTimes.map(({ time, day }) => (
              <span key={time} className="text-soil-3">
                <span className="block figure-number text-lead text-soil">{time}</span>
                {day}
              </span>
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}

const PICTURES = [<SearchResults key="search" />, <SitePreview key="site" />]

/** The services grid: two with a picture, four in columns under a rule, the rest as a list of names. */
export function Services() {
  return (
    <Section className="pt-8 pb-12 md:py-24" contained>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h2">{title}</h2>
        <TextLink {...all} />
      </div>
      <ul className="mt-7 grid grid-cols-1 gap-x-6 md:grid-cols-[7fr_5fr]">
        {pictured.map(({ name, text }, index) => (
          <li key={name} className="row-span-4 mb-7 grid grid-cols-1 grid-rows-subgrid gap-y-1.5">
            {PICTURES[index]}
            <h3 className="mt-3 text-h3">{name}</h3>
            <p className="text-soil-2">{text}</p>
            <TextLink {...learnMore(name)} className="justify-self-start" />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-4">
        {others.map(({ name, text }) => (
          <li
            key={name}
            className="relative grid grid-cols-[1fr_auto] items-center border-t-[1.5px] border-soil pt-1 pb-3 md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:gap-y-1.5 md:pt-4 md:pb-6"
          >
            <h3 className="text-h3 lg:text-[1.375rem]">{name}</h3>
            <p className="text-soil-2 max-md:order-last max-md:col-span-2">{text}</p>
            <TextLink {...learnMore(name)} row className="md:justify-self-start" />
          </li>
        ))}
      </ul>
      <div className="border-line max-md:*:border-t md:flex md:flex-wrap md:items-center md:gap-x-6 md:border-t md:pt-3">
        <h3 className="border-line font-text text-body font-normal text-soil-3 max-md:pt-4 max-md:pb-2 md:max-lg:w-full">
          {alsoTitle}
        </h3>
        {also.map(({ label, to }) => (
          <SiteLink
            key={label}
            to={to}
            className="inline-flex min-h-11 items-center border-line font-semibold underline-offset-4 hover:underline max-md:flex"
          >
            {label}
          </SiteLink>
        ))}
      </div>
    </Section>
  )
}
