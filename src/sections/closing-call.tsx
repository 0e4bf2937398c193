import type { CallToActionLinks, ClosingCallContent } from '../content/types'
import { curlyQuotes } from '../site/curly-quotes'
import { ButtonLink } from '../ui/button'
import { largeType } from '../ui/large-type'
import { Section } from '../ui/section'

/** The link to follow as a button with an arrow, and perhaps a second one as an outline. */
export function CallToAction({ links }: { readonly links: CallToActionLinks }) {
  return links.map(({ label, to }, index) => (
    <ButtonLink
      key={label}
      to={to}
      variant={index === 0 ? 'primary' : 'secondary'}
      arrow={index === 0}
    >
      {label}
    </ButtonLink>
  ))
}

/** The last thing a page says, in display type under a structural rule, above the field. */
export function ClosingCall({ title, text, links }: ClosingCallContent) {
  return (
    <Section className="pb-16 md:pb-24" contained>
      <div className="grid-page gap-y-6 border-t-[1.5px] border-soil pt-8 md:pt-12" data-in-view="">
        <h2 className="col-span-12 text-display lg:col-span-8">{largeType(title)}</h2>
        <div className="col-span-12 flex flex-col gap-5 self-end lg:col-span-4 lg:items-start lg:justify-self-end">
          <p className="max-w-[24em] text-soil-2">{curlyQuotes(text)}</p>
          <CallToAction links={links} />
        </div>
      </div>
    </Section>
  )
}
