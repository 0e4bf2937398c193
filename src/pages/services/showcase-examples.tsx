import type { ReactNode } from 'react'
import ad from '../../assets/drawings/showcase-ad.svg?drawing'
import { showcaseExamples as copy } from '../../content/pages/showcase-examples'
import { Thread } from '../../sections/product/inbox-thread'
import { WindowResult, WindowRows } from '../../sections/product/product-window'
import { RedbudMark } from '../../sections/product/redbud-mark'
import { Drawing } from '../../ui/drawing'

/** Background classes of the logo's colors, in order. */
const SWATCHES = ['bg-cedar', 'bg-prairie', 'bg-limestone-2'] as const

const { brandDesign, searchMarketing, socialMedia, website, text, email } = copy

/** The content of each service's example window. Needs at least 300 px. */
export const EXAMPLE_WINDOWS: Readonly<Record<keyof typeof copy, ReactNode>> = {
  brandDesign: (
    <>
      <div className="grid grid-cols-[1.4fr_1fr]">
        <div className="grid content-center gap-3 p-5 text-prairie">
          <RedbudMark className="w-3/5" />
          <p className="font-heading text-h3">{brandDesign.company}</p>
        </div>
        <div className="grid content-center gap-3 bg-prairie p-5 text-limestone">
          <RedbudMark className="w-3/5" />
          <p className="text-balance">{brandDesign.place}</p>
        </div>
      </div>
      <div className="grid grid-cols-3 border-t border-line max-md:hidden">
        {brandDesign.colors.map((name, index) => (
          <p key={name} className="p-3">
            <span className={`mb-2 block h-9 rounded-tag ${SWATCHES[index]}`} />
            {name}
          </p>
        ))}
      </div>
    </>
  ),
  seo: (
    <div className="grid grow px-4.5 py-2">
      <WindowRows
        rows={copy.seo.searches.map(({ words, from, to }) => [
          words,
          <span key={words} className="flex items-center gap-3">
            {from}
            <svg viewBox="0 0 64 20" className="w-12 fill-none stroke-prairie stroke-2">
              <path d="M2 17c22 0 38-14 60-14" />
            </svg>
            <span className="w-8 text-right figure-number text-h3 text-soil">{to}</span>
          </span>,
        ])}
      />
    </div>
  ),
  searchMarketing: (
    <>
      <div className="bg-wheat-tint px-4.5 py-4">
        <p className="text-soil-3">{`${searchMarketing.ad.sponsored} · ${searchMarketing.ad.address}`}</p>
        <p className="mt-1 font-heading text-h3 text-prairie">{searchMarketing.ad.title}</p>
        <p className="mt-1">{searchMarketing.ad.text}</p>
      </div>
      <div className="px-4.5 py-2">
        <WindowRows rows={searchMarketing.steps.map(({ at, what }) => [what, at])} />
      </div>
    </>
  ),
  socialMedia: (
    <div className="grid grow grid-cols-2">
      <div className="grid content-center gap-3 bg-prairie-tint p-4.5">
        <Drawing drawing={ad} className="w-full" />
        <span className="justify-self-start rounded-tag bg-prairie px-3 py-1.5 font-semibold text-white">
          {socialMedia.button}
        </span>
      </div>
      <div className="grid px-4.5 py-3">
        <p>{socialMedia.asked.title}</p>
        {socialMedia.asked.people.map(({ who, when }) => (
          <p key={who} className="border-b border-line py-2 last:border-b-0">
            <span className="font-semibold">{who}</span>
            <span className="block text-soil-3">{when}</span>
          </p>
        ))}
      </div>
    </div>
  ),
  website: (
    <div className="px-4.5 py-5">
      <p className="mb-2 font-heading text-h3">{website.promise}</p>
      <WindowRows rows={website.prices.map(({ what, price }) => [what, price])} />
      <p className="mt-2 flex flex-wrap gap-2">
        {website.times.map((time) => (
          <span
            key={time}
            className="rounded-tag border border-prairie px-2.5 py-1 font-semibold text-prairie last:bg-prairie last:text-white"
          >
            {time}
          </span>
        ))}
      </p>
    </div>
  ),
  text: (
    <div className="grid gap-2.5 p-4.5">
      <Thread entries={text.texts} />
      <WindowResult {...text.filled} />
    </div>
  ),
  email: (
    <div className="grid grow p-4.5">
      <p>{email.greeting}</p>
      <p className="my-2">{email.text}</p>
      <p>{email.sender}</p>
      <p className="my-2.5 font-semibold text-prairie underline underline-offset-4">{email.link}</p>
      <WindowRows rows={email.facts.map(({ name, value }) => [name, value])} />
    </div>
  ),
  onlineCourseCreation: (
    <div className="grid grow px-4.5 pt-1.5 pb-4.5">
      <WindowRows
        rows={copy.onlineCourseCreation.lessons.map(({ name, length }) => [name, length])}
      />
      <WindowResult {...copy.onlineCourseCreation.result} />
    </div>
  ),
}
