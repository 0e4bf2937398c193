import { about } from '../../content/pages/about'
import { Section } from '../../ui/section'

/** Mission and vision: one statement in display type, two notes below it. */
export function Mission() {
  const { mission, vision } = about
  return (
    <Section ground="prairie-dark">
      <div className="container-page grid-page gap-y-5">
        <h2 className="col-span-12 text-h3 text-on-dark-prairie lg:col-span-3">{mission.title}</h2>
        <div className="col-span-12 lg:col-span-9" data-in-view="">
          <p className="font-heading text-h2 text-balance">{mission.statement}</p>
          <p className="mt-7 max-w-measure text-on-dark-prairie">{mission.text}</p>
        </div>
        <div className="col-span-12 my-7 border-t border-prairie-rule md:my-10" />
        <h2 className="col-span-12 text-h3 text-on-dark-prairie lg:col-span-3">{vision.title}</h2>
        <p className="col-span-12 max-w-measure text-lead lg:col-span-9">{vision.text}</p>
      </div>
    </Section>
  )
}
