import type { ReactNode } from 'react'
import { breadcrumb } from '../content/services/breadcrumb'
import { SERVICE_PLAN_ROWS, type PlannedService } from '../content/product/action-plan'
import type { ClosingCallContent, HeroPrice, ServiceHeroContent } from '../content/types'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { CallToAction, ClosingCall } from './call-to-action'

/** A price as a figure, with what it buys and what is extra. */
export function PriceFigure({ before, figure, unit, note }: HeroPrice) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {before !== undefined && <span className="text-soil-3">{before}</span>}
        <span className="figure-number text-h2 leading-none">{figure}</span>
        <span className="text-soil-3">{unit}</span>
      </p>
      <p className="mt-1.5 text-small text-soil-3">{note}</p>
    </div>
  )
}

/** A service page: its opening, one finished piece of work, what only this page says, and its closing call. */
export function ServicePage({
  service,
  hero,
  work,
  closing,
  children,
}: {
  /** Whose row of the action plan the page ends with, where the plan has one. */
  readonly service?: PlannedService
  readonly hero: ServiceHeroContent
  /** The second section: finished work of this service. */
  readonly work?: ReactNode
  readonly closing: ClosingCallContent
  readonly children: ReactNode
}) {
  return (
    <>
      <Section className="pt-5 pb-12 md:pt-8 md:pb-14" contained>
        <nav aria-label={breadcrumb.label} className="mb-3 text-small text-soil-3 md:mb-4">
          <ol className="flex items-center gap-2">
            <li>
              <SiteLink
                to={breadcrumb.parent.to}
                className="inline-flex min-h-11 items-center hover:text-soil"
              >
                {breadcrumb.parent.label}
              </SiteLink>
            </li>
            <li aria-hidden="true">/</li>
            <li aria-current="page">{hero.name}</li>
          </ol>
        </nav>
        <h1 className="text-display">{hero.title}</h1>
        <div className="mt-6 grid gap-x-10 gap-y-5 md:mt-8 lg:grid-cols-[5fr_4fr_auto]">
          <p className="max-w-measure text-lead text-soil-2">{hero.lead}</p>
          <PriceFigure {...hero.price} />
          <div className="flex flex-col gap-3 md:flex-row lg:flex-col">
            <CallToAction links={hero.links} />
          </div>
        </div>
      </Section>
      {work}
      {children}
      <ClosingCall {...closing} {...(service && { row: SERVICE_PLAN_ROWS[service] })} />
    </>
  )
}
