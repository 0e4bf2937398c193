import type { ReactNode } from 'react'
import { breadcrumb } from '../content/services/breadcrumb'
import type { ClosingCallContent, ServiceHeroContent } from '../content/types'
import { BleedDrawing, type DrawingSource } from '../ui/drawing'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { CallToAction, ClosingCall } from './closing-call'

/** A service page: its opening with a scene, what only it says, and its closing call. */
export function ServicePage({
  hero,
  scene,
  closing,
  children,
}: {
  readonly hero: ServiceHeroContent
  readonly scene?: ReactNode
  readonly closing: ClosingCallContent
  readonly children: ReactNode
}) {
  return (
    <>
      <Section className="pt-5 pb-12 md:pt-8 md:pb-20" contained>
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
        <div className="grid-page items-end gap-y-6">
          <h1 className="col-span-12 text-display lg:col-span-8">{hero.title}</h1>
          <div className="col-span-12 max-w-measure lg:col-span-4 xl:pl-6">
            <p className="text-lead text-soil-2">{hero.lead}</p>
            <div className="mt-6 flex flex-col gap-3 md:flex-row md:flex-wrap lg:flex-col lg:items-start">
              <CallToAction links={hero.links} />
            </div>
          </div>
        </div>
        {scene}
      </Section>
      {children}
      <ClosingCall {...closing} />
    </>
  )
}

/** The drawing below a hero's text, and over it the words that stand in its rows. */
export function ServiceScene({
  wide,
  phone,
  className = '',
  children,
}: {
  readonly wide: DrawingSource
  readonly phone: DrawingSource
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div aria-hidden="true" className={`relative aspect-350/210 lg:aspect-1200/330 ${className}`}>
      <BleedDrawing wide={wide} phone={phone} />
      {children}
    </div>
  )
}
