import { useRef } from 'react'
import { servicesPage } from '../../content/pages/services'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'
import { ShowcaseDots } from './showcase-dots'
import { ShowcaseItem } from './showcase-item'
import { useShowcase } from './use-showcase'

const { title, note, skip, dotsLabel, services } = servicesPage.showcase

/**
 * Eight services, one at a time, chosen by the scroll position in a section of 100vh per service
 * (spec section 4). Prerendered, and wherever scenes do not move, it is a complete list. Heights
 * depend on style sheets alone, so nothing shifts when the script takes over.
 */
export function Showcase() {
  const section = useRef<HTMLDivElement>(null)
  const { active, jumpTo } = useShowcase(section, services.length)
  return (
    <Section ground="prairie-dark" className="py-section scene:py-0" labelledBy="showcase-title">
      <div ref={section} data-step={active} className="scene:h-[800vh]">
        <div className="container-page flex flex-col scene:sticky scene:top-0 scene:min-h-svh scene:pt-[calc(--spacing(19)+4svh)] scene:pb-[2svh]">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
            <h2
              id="showcase-title"
              className="max-w-[11em] text-h2 lg:max-w-none scene:max-w-none scene:text-h3"
            >
              {title}
            </h2>
            <TextLink to={skip.to} className="max-md:hidden">
              {skip.label}
            </TextLink>
          </div>
          <ol className="mt-content grid grid-cols-1 gap-x-6 gap-y-14 scene:my-auto scene:grid-cols-4 scene:gap-y-8 scene:py-2 scene-live:grid-cols-1">
            {services.map((service, index) => (
              <ShowcaseItem
                key={service.id}
                service={service}
                current={index === active}
                onFocus={() => {
                  if (index !== active) jumpTo(index)
                }}
              />
            ))}
          </ol>
          <ShowcaseDots
            label={dotsLabel}
            names={services.map(({ shortName }) => shortName)}
            active={active}
            onChoose={jumpTo}
          />
          <p className="mt-12 text-hint text-on-dark-prairie scene:mt-3 scene:[@media(height<45rem)]:hidden">
            {note}
          </p>
        </div>
      </div>
    </Section>
  )
}
