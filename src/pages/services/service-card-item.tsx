import type { ServiceCard } from '../../content/pages/services'
import { ExternalTextLink, TextLink } from '../../ui/text-link'
import { ServiceSign } from './service-sign'

/** A service under its drawn sign. The link's full name tells it apart from the ten others. */
export function ServiceCardItem({
  card: { id, title, description, color, target, about },
  learnMore,
}: {
  readonly card: ServiceCard
  readonly learnMore: string
}) {
  const label = `${learnMore} about ${about}`
  return (
    <li className="flex flex-col">
      <div className="border-b-[1.5px] border-soil">
        <ServiceSign service={id} color={color} />
      </div>
      <h4 className="mt-4 font-heading text-h3">{title}</h4>
      <p className="mt-1.5 mb-1 text-soil-2">{description}</p>
      <p className="mt-auto">
        {'href' in target ? (
          <ExternalTextLink href={target.href} label={label}>
            {learnMore}
          </ExternalTextLink>
        ) : (
          <TextLink to={target.to} label={label}>
            {learnMore}
          </TextLink>
        )}
      </p>
    </li>
  )
}
