import type { LinkedServiceCard } from '../../content/pages/services'
import { PRICE_LINES } from '../../content/price-lines'
import { ExternalTextLink, TextLink } from '../../ui/text-link'
import { ServiceSign } from './service-sign'

/** A service under its drawn sign, with its price. The link's full name tells it apart from the others. */
export function ServiceCardItem({
  card: { sign, title, text, color, target, about },
  learnMore,
}: {
  readonly card: LinkedServiceCard
  readonly learnMore: string
}) {
  const label = `${learnMore} about ${about}`
  return (
    <li className="flex flex-col">
      <div className="border-b-[1.5px] border-soil">
        <ServiceSign service={sign} color={color} />
      </div>
      <h4 className="mt-4 font-heading text-h3">{title}</h4>
      <p className="mt-1.5 text-soil-2">{text}</p>
      <p className="mt-2 mb-1 text-small font-medium">{PRICE_LINES[sign]}</p>
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
