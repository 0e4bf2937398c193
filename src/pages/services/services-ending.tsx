import { servicesPage } from '../../content/pages/services'
import { ClosingCall } from '../../sections/closing-call'
import { Section } from '../../ui/section'
import { ServiceCardItem } from './service-card-item'

/** The cards in three groups, each group named after the problem that it ends, and the call. */
export function ServicesEnding() {
  const { cards, closing } = servicesPage
  return (
    <>
      <Section id="services" className="py-section">
        <div className="container-page">
          <h2 className="text-h2" data-in-view="">
            {cards.title}
          </h2>
          {cards.groups.map((group) => (
            <div key={group.title} className="mt-12 grid-page gap-y-5 md:mt-18">
              <h3 className="col-span-12 text-h3 text-prairie lg:col-span-3 lg:pt-4">
                {group.title}
              </h3>
              <ul className="col-span-12 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:col-span-9 lg:grid-cols-3 lg:gap-y-13">
                {group.cards.map((card) => (
                  <ServiceCardItem key={card.about} card={card} learnMore={cards.learnMore} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <ClosingCall {...closing} />
    </>
  )
}
