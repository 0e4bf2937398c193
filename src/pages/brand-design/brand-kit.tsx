import { brandKit } from '../../assets/drawings'
import type { brandDesign } from '../../content/services/brand-design'
import { Section } from '../../ui/section'

/**
 * One invented brand on everything that carries it, across the whole container. Each caption begins
 * below the left edge of its object, at 20, 380, 660 and 900 units of 1200
 * (src/tools/drawings/services/brand-kit.ts).
 */
export function BrandKit({ title, text, label, places }: typeof brandDesign.kit) {
  return (
    <Section className="pt-section pb-14 md:pb-20">
      <div className="container-page">
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
          <p className="col-span-12 max-w-[38ch] text-soil-2 lg:col-span-4 lg:col-start-9">
            {text}
          </p>
        </div>
        <div className="mt-content overflow-x-auto md:overflow-visible">
          <img
            src={brandKit.src}
            width={brandKit.width}
            height={brandKit.height}
            alt={label}
            loading="lazy"
            className="h-auto w-full"
          />
        </div>
        <ul className="mt-5 grid grid-cols-[31.6667%_23.3333%_20%_1fr] border-t-[1.5px] border-soil pt-4 text-hint leading-tight text-soil-3 md:text-small">
          {places.map((place) => (
            <li key={place} className="first:pl-[5.2632%]">
              {place}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
