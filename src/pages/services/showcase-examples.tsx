import type { ReactNode } from 'react'
import type { ShowcaseId } from '../../content/pages/services'
import { showcaseExamples as copy } from '../../content/pages/showcase-examples'
import { RedbudMark } from '../../sections/product/redbud-logo'

/** The backgrounds of the logo's colors, in their order. */
const SWATCHES = ['bg-cedar', 'bg-prairie-dark', 'bg-limestone-2'] as const

/** What the window of each service shows. Made for 300 px and more. */
export const EXAMPLE_WINDOWS: Readonly<Record<ShowcaseId, ReactNode>> = {
  brandDesign: (
    <>
      <div className="grid grid-cols-[1.4fr_1fr]">
        <div className="grid content-center gap-3 border-r border-line p-5 text-prairie-dark lg:p-8">
          <RedbudMark className="w-3/5" />
          <p className="font-heading text-h3 leading-none">{copy.brandDesign.company}</p>
        </div>
        <div className="grid content-center gap-2 bg-prairie-dark p-5 text-limestone on-dark">
          <RedbudMark className="w-14" />
          <p className="font-heading text-body leading-none">{copy.brandDesign.shortName}</p>
          <p className="text-drawing-small text-on-dark-prairie">{copy.brandDesign.place}</p>
        </div>
      </div>
      <div className="grid grid-cols-3 border-t border-line">
        {copy.brandDesign.colors.map((name, index) => (
          <p key={name} className="border-r border-line p-3 last:border-r-0">
            <span className={`mb-2 block h-9 rounded-tag ${SWATCHES[index]}`} />
            {name}
          </p>
        ))}
      </div>
    </>
  ),
  seo: (
    <ul className="px-4.5 py-2">
      {copy.seo.searches.map(({ words, from, to }, index) => (
        <li
          key={words}
          className="grid grid-cols-[1fr_2rem_4rem_2.5rem] items-center gap-x-2 border-b border-line py-2 last:border-b-0"
        >
          <span className="font-semibold">{words}</span>
          <span className="text-right text-soil-3">{from}</span>
          <svg
            viewBox="0 0 64 20"
            className="w-16 fill-none stroke-prairie stroke-2"
            strokeLinecap="round"
          >
            <path d="M2 17c22 0 38-14 60-14" />
          </svg>
          <span
            className={`rounded-tag text-center figure-number text-h3 ${index === 0 ? 'bg-wheat' : ''}`}
          >
            {to}
          </span>
        </li>
      ))}
    </ul>
  ),
  searchMarketing: (
    <>
      <div className="bg-wheat-tint px-4.5 py-4">
        <p className="text-drawing-small text-soil-3">
          <span className="font-semibold text-soil">{copy.searchMarketing.ad.sponsored}</span>
          {` · ${copy.searchMarketing.ad.address}`}
        </p>
        <p className="mt-1 font-heading text-h3 text-prairie">{copy.searchMarketing.ad.title}</p>
        <p className="mt-1">{copy.searchMarketing.ad.text}</p>
      </div>
      <ol className="px-4.5 py-2">
        {copy.searchMarketing.steps.map(({ at, what }) => (
          <li
            key={at}
            className="flex gap-4 border-b border-line py-2.5 last:border-b-0 last:font-semibold"
          >
            <span className="w-9 text-soil-3">{at}</span>
            {what}
          </li>
        ))}
      </ol>
    </>
  ),
  socialMedia: (
    <div className="grid grid-cols-[1fr_1.25fr]">
      <div className="grid content-end gap-3 bg-prairie-tint p-4.5">
        <svg
          viewBox="0 0 160 120"
          className="fill-none stroke-prairie-dark stroke-2"
          strokeLinejoin="round"
        >
          <path d="M0 112h160M10 112V52l9-10 9 10v60M37 112V52l9-10 9 10v60M100 112V52l9-10 9 10v60M127 112V52l9-10 9 10v60M0 72h160" />
          <path className="fill-wheat" d="M62 112 78 48l15 4-16 60Z" />
        </svg>
        <span className="justify-self-start rounded-tag bg-prairie px-3 py-1.5 font-semibold text-white">
          {copy.socialMedia.button}
        </span>
      </div>
      <div className="p-4.5">
        <p className="font-semibold">{copy.socialMedia.asked.title}</p>
        {copy.socialMedia.asked.people.map(({ who, when }) => (
          <p key={who} className="border-b border-line py-2.5 last:border-b-0">
            {who} <span className="block text-drawing-small text-soil-3">{when}</span>
          </p>
        ))}
      </div>
    </div>
  ),
  website: (
    <div className="px-4.5 py-5 lg:px-7">
      <p className="font-heading text-h3 leading-none">{copy.website.promise}</p>
      <div className="mt-4 grid gap-1">
        {copy.website.prices.map(({ what, price }) => (
          <p key={what} className="flex justify-between border-b border-line py-1.5">
            {what} <span className="text-soil-3">{price}</span>
          </p>
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-2">
        {copy.website.times.map((time) => (
          <span
            key={time}
            className="rounded-tag border-[1.5px] border-prairie px-2.5 py-1 font-semibold text-prairie last:bg-prairie last:text-white"
          >
            {time}
          </span>
        ))}
      </p>
    </div>
  ),
  text: (
    <div className="grid gap-2.5 px-4.5 py-4.5">
      {copy.text.texts.map(({ from, text: words }) => (
        <p
          key={words}
          className={
            from === 'us'
              ? 'mr-12 justify-self-start rounded-panel rounded-bl-[3px] bg-prairie px-3 py-2 text-white'
              : 'ml-12 justify-self-end rounded-panel rounded-br-[3px] bg-limestone-2 px-3 py-2'
          }
        >
          {words}
        </p>
      ))}
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 rounded-control bg-wheat-tint px-3 py-2 font-semibold">
        {copy.text.filled.when} <span>{copy.text.filled.who}</span>
      </p>
    </div>
  ),
  email: (
    <>
      <div className="grid gap-2.5 px-4.5 py-5 text-small lg:px-7">
        <p>{copy.email.greeting}</p>
        <p className="max-w-[44ch]">{copy.email.text}</p>
        <p>{copy.email.sender}</p>
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold text-prairie underline underline-offset-4">
            {copy.email.link}
          </span>
          <span className="text-drawing-small text-soil-3">{copy.email.foot}</span>
        </p>
      </div>
      <div className="grid grid-cols-3 border-t border-line">
        {copy.email.facts.map(({ name, value }) => (
          <p key={name} className="border-r border-line px-4.5 py-3 text-soil-3 last:border-r-0">
            {name} <span className="block font-semibold text-soil">{value}</span>
          </p>
        ))}
      </div>
    </>
  ),
  onlineCourseCreation: (
    <>
      <ol className="px-4.5 py-1.5">
        {copy.onlineCourseCreation.lessons.map(({ name, length }, index) => (
          <li key={name} className="flex items-baseline gap-4 border-b border-line py-2.5">
            <span className="w-4 figure-number text-h3 leading-none text-prairie">{index + 1}</span>
            <span className="font-semibold">{name}</span>
            <span className="ml-auto text-soil-3">{length}</span>
          </li>
        ))}
      </ol>
      <p className="mx-4.5 mb-4 flex justify-between gap-4 rounded-control bg-wheat-tint px-3 py-2 font-semibold">
        {copy.onlineCourseCreation.students}
        <span>{copy.onlineCourseCreation.earned}</span>
      </p>
    </>
  ),
}
