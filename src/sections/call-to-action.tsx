import { menuLabels } from '../content/shell-copy'
import type { CallToActionLinks, ClosingCallContent } from '../content/types'
import { phoneHref, phoneInText } from '../site/company'
import { curlyQuotes } from '../site/curly-quotes'
import { ButtonLink } from '../ui/button'
import { largeType } from '../ui/large-type'
import { Section } from '../ui/section'

/** The main link as a button with an arrow, and an optional second one as an outline. */
export function CallToAction({ links }: { readonly links: CallToActionLinks }) {
  const [main, ...others] = links
  return (
    <>
      <ButtonLink {...main} arrow />
      {others.map((link) => (
        <ButtonLink key={link.label} {...link} variant="secondary" />
      ))}
    </>
  )
}

/** The last call to action of a page, with or without the phone number in display size. */
export function ClosingCall({
  title,
  long = false,
  text,
  links,
  phone = false,
  ruled = true,
}: ClosingCallContent & {
  readonly phone?: boolean
  /** A rule on top, for a section above without a background. */
  readonly ruled?: boolean | undefined
}) {
  const size = long ? 'text-title' : 'text-display'
  return (
    <Section className="pb-horizon" contained>
      <div
        className={`grid grid-cols-1 gap-6 lg:grid-cols-3 ${ruled ? 'border-t-[1.5px] border-soil pt-8 md:pt-12' : 'pt-10 md:pt-20'}`}
        data-in-view=""
      >
        <div className="lg:col-span-2">
          <h2 className={phone ? 'text-h2' : size}>{largeType(title)}</h2>
          {phone && (
            <a
              href={phoneHref}
              className="mt-6 inline-flex min-h-14 items-center figure-number text-display leading-none text-prairie hover:text-prairie-dark md:mt-9"
            >
              <span className="sr-only">{menuLabels.call} </span>
              {phoneInText}
            </a>
          )}
        </div>
        <div className="flex flex-col gap-5 self-end md:items-start">
          <p className="max-w-[26em] text-soil-2">{curlyQuotes(text)}</p>
          <CallToAction links={links} />
        </div>
      </div>
    </Section>
  )
}
