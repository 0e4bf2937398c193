import type { ReactNode } from 'react'
import fence from '../../assets/scenes/website-fence.svg'
import { websiteWork as copy } from '../../content/services/website-work'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { RedbudLogo } from '../product/redbud-logo'
import { GroomerSite } from './groomer-site'

interface SitePage {
  readonly name: string
  readonly text: string
}

/** The number of one of the five pages, beside the part of the site that leads to it. */
function PageNumber({ children }: { readonly children: number }) {
  return (
    <span className="inline-grid size-6 shrink-0 place-items-center rounded-full bg-soil text-hint leading-none font-semibold text-limestone">
      {children}
    </span>
  )
}

function Part({
  number,
  title,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div className="border-t border-line p-5 lg:p-7">
      <p className="mb-3 flex items-center gap-2.5 font-semibold">
        <PageNumber>{number}</PageNumber>
        {title}
      </p>
      {children}
    </div>
  )
}

function FenceSite({ pages }: { readonly pages: readonly SitePage[] }) {
  const { label, address, phone, headline, text, action, prices, proof, crew, book } = copy.fence
  return (
    <figure className="lg:w-[74%]">
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-window bg-white text-small text-soil tabular shadow-sheet"
      >
        <p className="border-b border-line bg-limestone-2 px-5 py-2 text-drawing-small text-soil-3">
          {address}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 lg:px-7">
          <RedbudLogo className="text-body text-prairie-dark" markClassName="w-10" />
          <span className="hidden gap-5 xl:flex">
            {pages.map(({ name }) => (
              <span key={name}>{name}</span>
            ))}
          </span>
          <span className="font-semibold whitespace-nowrap text-prairie">{phone}</span>
        </div>
        <div className="grid md:grid-cols-[1fr_1.15fr]">
          <div className="self-center px-5 pt-4 pb-7 lg:px-7">
            <PageNumber>{1}</PageNumber>
            <p className="mt-3 font-heading text-h2 leading-none">{headline}</p>
            <p className="mt-4 max-w-[30ch] text-soil-2">{text}</p>
            <span className="mt-5 inline-block rounded-control bg-prairie px-5 py-3 font-semibold text-white">
              {action}
            </span>
          </div>
          <div className="relative">
            <Drawing
              drawing={{ src: fence, width: 620, height: 380 }}
              className="h-56 w-full object-cover object-bottom md:h-80"
            />
            <p className="flex items-center gap-2.5 px-5 py-2.5 text-drawing-small md:px-3">
              <PageNumber>{3}</PageNumber>
              {proof}
            </p>
          </div>
        </div>
        <div className="grid md:grid-cols-3">
          <Part number={2} title={prices.title}>
            {prices.rows.map(({ what, price }) => (
              <p key={what} className="flex justify-between gap-3 py-1">
                {what} <span className="text-right font-semibold">{price}</span>
              </p>
            ))}
          </Part>
          <Part number={4} title={crew.title}>
            {crew.people.map((person) => (
              <p key={person} className="py-1">
                {person}
              </p>
            ))}
          </Part>
          <Part number={5} title={book.title}>
            <p className="flex flex-wrap gap-2">
              {book.times.map((time) => (
                <span
                  key={time}
                  className="rounded-tag border-[1.5px] border-prairie px-2.5 py-1.5 font-semibold text-prairie first:border-wheat first:bg-wheat first:text-soil"
                >
                  {time}
                </span>
              ))}
            </p>
          </Part>
        </div>
      </div>
    </figure>
  )
}

/** Two finished websites at real size, and the five pages that their parts lead to. */
export function WebsiteWork({
  title,
  pages,
}: {
  readonly title: string
  readonly pages: readonly SitePage[]
}) {
  return (
    <Section background="prairie-dark" className="py-10 md:py-16" contained>
      <h2 className="text-h2">{copy.title}</h2>
      <p className="mt-3 max-w-measure text-on-dark">{copy.text}</p>
      <div className="relative mt-8 grid gap-8 lg:block lg:pb-24">
        <FenceSite pages={pages} />
        <GroomerSite className="lg:absolute lg:right-0 lg:bottom-0 lg:w-[19rem]" />
      </div>
      <h3 className="mt-12 text-h3">{title}</h3>
      <ol className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-5">
        {pages.map(({ name, text }, index) => (
          <li key={name}>
            <h4 className="flex items-center gap-2.5 font-semibold">
              <PageNumber>{index + 1}</PageNumber>
              {name}
            </h4>
            <p className="mt-1.5 text-small text-on-dark">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
