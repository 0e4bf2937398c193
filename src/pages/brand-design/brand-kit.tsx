import { brandKit } from '../../assets/drawings'
import type { brandDesign } from '../../content/services/brand-design'
import { Section } from '../../ui/section'

/** One invented brand on everything that carries it, across the whole container. */
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
        <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-2 border-t-[1.5px] border-soil pt-4 text-small text-soil-3 md:grid-cols-[2fr_1.4fr_1.3fr_1.3fr]">
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
