import type { ReactNode } from 'react'
import { heroPrice, PRICED_AFTER_CALL } from '../content/price-lines'
import { serviceNames } from '../content/service-names'
import { servicePages } from '../content/services/service-pages'
import type { ClosingCallContent, ServiceHeroContent } from '../content/types'
import type { ServicePageId } from '../site/routes'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { TextLink } from '../ui/text-link'
import { CallToAction, ClosingCall } from './call-to-action'

const { label, parent } = servicePages.breadcrumb

/** A price in large type, with what it includes and what is extra. */
function Price({ id }: Pick<ServicePageProps, 'id'>) {
  const price = heroPrice(id)
  if (price === undefined) return <p className="font-semibold">{PRICED_AFTER_CALL}</p>
  const { before, figure, unit, note } = price
  // At full size a range fills the column and leaves its unit alone on the next line.
  const size = before === undefined ? 'text-h2 lg:text-[2.625rem] xl:text-[3.5rem]' : 'text-h2'
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {before !== undefined && <span className="text-soil-3">{before}</span>}
        <span className={`figure-number leading-none ${size}`}>{figure}</span>
        <span className="text-soil-3">{unit}</span>
      </p>
      {note !== undefined && <p className="mt-1.5 text-small text-soil-3">{note}</p>}
    </div>
  )
}

/** A large headline above its links, with the rest beside it on wide pages; the picture follows below it. */
function WideOpening({ id, hero }: Pick<ServicePageProps, 'id' | 'hero'>) {
  const { title, lead, links } = hero
  const [main, ...others] = links
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[50fr_23fr] lg:gap-y-9">
      <h1 className="text-display">{title}</h1>
      <div className="lg:row-span-2">
        <p className="mb-5 max-w-measure text-lead text-soil-2">{lead}</p>
        <Price id={id} />
      </div>
      <div className="flex flex-col gap-x-7 gap-y-2 md:flex-row md:items-center lg:self-end">
        <ButtonLink {...main} arrow />
        {others.map((link) => (
          <TextLink key={link.label} {...link} className="max-md:self-start" />
        ))}
      </div>
    </div>
  )
}

/** A headline with its picture beside it, so that both fit the first screen; on phones below it. */
function PicturedOpening({ id, hero, picture }: Pick<ServicePageProps, 'id' | 'hero' | 'picture'>) {
  const { title, lead, links } = hero
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-9 lg:grid-cols-[5fr_6fr]">
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-6 mb-6 text-lead text-soil-2">{lead}</p>
        <Price id={id} />
        <div className="mt-6 flex flex-col gap-3 md:flex-row md:flex-wrap">
          <CallToAction links={links} />
        </div>
      </div>
      {picture}
    </div>
  )
}

interface ServicePageProps {
  readonly id: ServicePageId
  readonly hero: ServiceHeroContent
  /** Beside the headline on wide pages, below it on phones. */
  readonly picture?: ReactNode
  readonly closing: ClosingCallContent
  /** Off where the section above has a background. */
  readonly ruledClosing?: boolean
  readonly children: ReactNode
}

/** A service page: its opening, its own sections (children) and its closing call. */
export function ServicePage({
  id,
  hero,
  picture,
  closing,
  ruledClosing,
  children,
}: ServicePageProps) {
  return (
    <>
      <Section className="pt-5 pb-12 md:pt-8 md:pb-14" contained>
        <nav aria-label={label} className="mb-3 text-small text-soil-3 md:mb-4">
          <ol className="flex flex-wrap items-center gap-x-2">
            <li>
              <SiteLink
                to={parent.to}
                className="inline-flex min-h-11 items-center hover:text-soil"
              >
                {parent.label}
              </SiteLink>
            </li>
            <li aria-hidden="true">/</li>
            <li aria-current="page">{serviceNames[id]}</li>
          </ol>
        </nav>
        {picture ? (
          <PicturedOpening id={id} hero={hero} picture={picture} />
        ) : (
          <WideOpening id={id} hero={hero} />
        )}
      </Section>
      {children}
      <ClosingCall {...closing} ruled={ruledClosing} />
    </>
  )
}
