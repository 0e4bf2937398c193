import type { socialMedia } from '../../content/services/social-media'
import { Section } from '../../ui/section'
import { AdBoard } from './ad-board'
import { AdPreview } from './ad-preview'

/** One example week: the best ad, drawn, beside the board on which it wins. */
export function AdWeek({
  week,
  ad,
}: {
  readonly week: typeof socialMedia.week
  readonly ad: typeof socialMedia.ad
}) {
  return (
    <Section ground="limestone-2">
      <div className="container-page">
        <div className="grid-page items-end gap-y-4" data-in-view="">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{week.title}</h2>
          <p className="col-span-12 text-soil-2 lg:col-span-4 lg:col-start-9">{week.text}</p>
        </div>
        <div className="mt-content grid-page items-start gap-y-8">
          <AdBoard week={week} className="col-span-12 lg:col-span-8" />
          <AdPreview ad={ad} className="col-span-12 md:col-span-7 lg:col-span-4 lg:mt-14" />
        </div>
      </div>
    </Section>
  )
}
