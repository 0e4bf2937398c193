import type { PropsWithChildren } from 'react'
import osei from '../../assets/scenes/people-osei.svg?drawing'
import fence from '../../assets/scenes/website-fence.svg?drawing'
import threads from '../../assets/scenes/website-threads.svg?drawing'
import { EXAMPLE_COMPANY } from '../../content/example-company'
import { website } from '../../content/services/website'
import { websiteWork as copy } from '../../content/services/website-work'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { RedbudMark } from '../../sections/product/redbud-mark'
import { ExampleTag } from '../../sections/product/example-tag'
import { GroomerSite } from '../../sections/product/groomer-site'

/** The number of a page, beside the part of the site that links to it. */
function PageNumber({ children }: { readonly children: number }) {
  return (
    <span className="inline-grid size-6 shrink-0 place-items-center rounded-full bg-soil text-small leading-none font-semibold text-limestone">
      {children}
    </span>
  )
}

/** On phones, what joins a booking or a site to the line along the left margin. */
function Branch({ className }: { readonly className: string }) {
  return (
    <span aria-hidden="true" className={`absolute top-3.5 h-1 bg-wheat md:hidden ${className}`} />
  )
}

/** A part of the fence company's site that links to one of the five pages. */
function Part({
  number,
  title,
  children,
}: PropsWithChildren<{ readonly number: number; readonly title: string }>) {
  return (
    <div className="border-line px-5 py-4 not-first:border-t md:not-first:border-t-0">
      <p className="mb-2 flex items-center gap-2.5 font-semibold">
        <PageNumber>{number}</PageNumber>
        {title}
      </p>
      {children}
    </div>
  )
}

const WINDOW = 'rounded-window border-2 border-soil bg-white text-small text-soil tabular'

/** A website in a browser window. */
function SiteWindow({
  label,
  address,
  className,
  children,
}: PropsWithChildren<Readonly<Record<'label' | 'address' | 'className', string>>>) {
  return (
    <figure className={`relative max-md:col-start-2 ${className}`}>
      <figcaption className="sr-only">{label}</figcaption>
      <Branch className="-left-3 w-3" />
      <div
        aria-hidden="true"
        className={`h-full min-h-0 overflow-hidden xl:rounded-b-none xl:border-b-0 ${WINDOW}`}
      >
        <p className="border-b border-line bg-limestone-2 px-5 py-1.5 text-small text-soil-3">
          {address}
        </p>
        {children}
      </div>
    </figure>
  )
}

function FenceSite() {
  const { label, address, phone, headline, text, action, prices, proof, crew, book } = copy.fence
  return (
    <SiteWindow
      label={label}
      address={address}
      className="order-2 md:col-span-2 xl:absolute xl:bottom-0 xl:left-0 xl:flex xl:max-h-full xl:w-195 xl:flex-col"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 px-5 py-3 xl:pr-24">
        <span className="flex items-center gap-3 text-body leading-none text-prairie-dark">
          <RedbudMark />
          <span className="font-heading">{EXAMPLE_COMPANY}</span>
        </span>
        <span className="font-semibold text-prairie">{phone}</span>
      </div>
      <div className="grid md:grid-cols-2">
        <div className="self-center px-5 py-4">
          <div className="flex items-baseline gap-3 md:block">
            <PageNumber>{1}</PageNumber>
            <p className="font-heading text-h2 leading-none text-balance md:mt-2">{headline}</p>
          </div>
          <p className="mt-3 text-soil-2">{text}</p>
          <span className="mt-4 inline-block rounded-control bg-prairie px-5 py-2.5 font-semibold text-white">
            {action}
          </span>
        </div>
        <div>
          <Drawing drawing={fence} className="h-50 w-full object-cover object-bottom md:h-56" />
          <p className="flex items-center gap-2.5 px-5 py-2.5">
            <PageNumber>{2}</PageNumber>
            {proof}
          </p>
        </div>
      </div>
      <div className="grid border-t border-line md:grid-cols-3 xl:pr-22">
        <Part number={3} title={prices.title}>
          {prices.rows.map(({ what, price }) => (
            <p key={what} className="flex justify-between gap-3 py-0.5">
              {what} <span className="font-semibold">{price}</span>
            </p>
          ))}
        </Part>
        <Part number={4} title={crew.title}>
          {crew.people.map((person) => (
            <p key={person} className="py-0.5">
              {person}
            </p>
          ))}
        </Part>
        <Part number={5} title={book.title}>
          <p className="grid grid-cols-2 gap-1.5">
            {book.times.map((time) => (
              <span
                key={time}
                className="rounded-tag border-2 border-prairie py-0.5 text-center font-semibold whitespace-nowrap first:bg-wheat"
              >
                {time}
              </span>
            ))}
          </p>
        </Part>
      </div>
    </SiteWindow>
  )
}

/** A vet's website with its own colors. */
function VetSite() {
  const { label, address, name, headline, text, action } = copy.vet
  return (
    <SiteWindow
      label={label}
      address={address}
      className="order-5 xl:absolute xl:inset-y-0 xl:right-0 xl:w-140"
    >
      <p className="bg-[#22345a] px-5 py-3 text-body font-semibold text-white">{name}</p>
      <div className="grid h-full grid-cols-2 content-start bg-prairie-tint text-[#22345a]">
        <div className="p-5 xl:contents">
          <p className="text-h3 font-semibold xl:col-span-2 xl:px-5 xl:py-3">{headline}</p>
          <p className="mt-3 xl:invisible">{text}</p>
        </div>
        <Drawing
          drawing={osei}
          className="aspect-3/4 w-full object-cover object-top xl:aspect-17/20"
        />
        <p className="col-span-2 bg-[#22345a] px-5 py-3 text-right font-semibold text-white">
          {action}
        </p>
      </div>
    </SiteWindow>
  )
}

/** The bookings from the three sites. */
function Calendar() {
  const { title, slots } = copy.calendar
  return (
    <div
      className={`order-1 self-end max-md:col-start-2 md:order-6 md:rounded-b-none md:border-b-0 xl:absolute xl:right-4 xl:bottom-0 xl:w-48 ${WINDOW}`}
    >
      <p className="border-b-2 border-soil bg-soil px-4 py-2 font-semibold text-white">{title}</p>
      <ul className="grid gap-2 p-3 xl:pr-6 xl:pb-9">
        {slots.map(({ time, who }) => (
          <li key={time} className="relative rounded-tag bg-wheat px-2 py-1">
            <Branch className="-left-6.5 w-6.5" />
            <b className="mr-1 font-semibold">{time}</b> <span>{who}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the five numbered pages of the fence company's site do: a band below the sites, on phones right after that site. */
function FivePages() {
  const { title, items } = website.pages
  return (
    <div className="order-3 border-soil py-6 max-md:col-start-2 md:order-6 md:col-span-2 md:mx-[calc(50%-50vw)] md:-mt-6 md:border-t-2 md:bg-prairie md:px-[calc(50vw-50%)] md:pt-10 md:pb-14 xl:mt-0 xl:pt-20">
      <h3 className="text-h3">{title}</h3>
      <ol className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-5">
        {items.map(({ name, text }, index) => (
          <li key={name}>
            <h4 className="flex items-center gap-2.5 font-semibold">
              <PageNumber>{index + 1}</PageNumber>
              {name}
            </h4>
            <p className="mt-1.5 text-small text-on-dark-prairie">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/**
 * Three finished websites (on phones their headlines and open times), their bookings, and the five pages that one of them
 * links to. On phones a line in the left margin joins the bookings to the sites.
 */
export function WebsiteWork() {
  return (
    <Section
      background="prairie-dark"
      className="pt-10 pb-8 md:pb-0"
      contained="grid grid-cols-[4px_minmax(0,1fr)] items-end gap-x-3 gap-y-4 md:grid-cols-2 md:gap-6 xl:block"
    >
      <div className="contents xl:relative xl:block xl:h-182">
        {/* With large text the windows reach under it. */}
        <div className="col-span-2 flex flex-wrap items-end gap-x-4 gap-y-3 xl:relative xl:z-1 xl:w-150 xl:flex-nowrap xl:bg-prairie-dark">
          <h2 className="text-h2">{copy.title}</h2>
          <ExampleTag />
        </div>
        <span
          aria-hidden="true"
          className="row-span-4 row-start-2 -mb-8 w-1 self-stretch bg-wheat md:hidden"
        />
        <VetSite />
        <FenceSite />
        <div className="relative order-4 max-md:col-start-2 md:row-span-2 xl:absolute xl:bottom-0 xl:left-175">
          <Branch className="-left-3 w-20" />
          <GroomerSite className="relative max-md:max-w-59 xl:w-70" />
        </div>
        <Calendar />
        <Drawing drawing={threads} className="absolute top-0 left-0 max-w-none max-xl:hidden" />
      </div>
      <FivePages />
    </Section>
  )
}
