import { useRef } from 'react'
import { servicesPage } from '../../content/pages/services'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'
import { ShowcaseDots } from './showcase-dots'
import { ShowcaseItem } from './showcase-item'
import { ShowcaseStrand } from './showcase-strand'
import { useShowcase } from './use-showcase'

const { title, note, skip, dotsLabel, services } = servicesPage.showcase

/**
 * Eight services, one at a time, chosen by the scroll position in a section of 100vh per service.
 * Prerendered, and wherever scenes do not move, it is a complete list. Heights
 * depend on style sheets alone, so nothing shifts when the script takes over.
 */
export function Showcase() {
  const section = useRef<HTMLDivElement>(null)
  const { active, jumpTo } = useShowcase(section, services.length)
  return (
    <Section ground="prairie-dark" className="py-section scene:py-0" labelledBy="showcase-title">
      <div ref={section} data-step={active} className="scene:h-[800vh]">
        <div className="scene:sticky scene:top-0">
          <ShowcaseStrand active={active} count={services.length} />
          <div className="relative container-page flex flex-col scene:min-h-svh scene:pt-[calc(--spacing(19)+3svh)] scene:pb-[2svh]">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <h2
                id="showcase-title"
                className="max-w-[11em] text-h2 lg:max-w-none scene:max-w-none scene:text-h3"
              >
                {title}
              </h2>
              <p className="w-full text-hint text-on-dark-prairie max-lg:order-last lg:mr-auto lg:w-auto">
                {note}
              </p>
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
          </div>
        </div>
      </div>
    </Section>
  )
}
