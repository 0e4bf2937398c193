import type { text } from '../../content/services/text'
import { CheckIcon } from '../../ui/icons'
import { TextLink } from '../../ui/text-link'

/** What the service costs to begin with, and what is in it. */
export function TextPrice({
  from,
  figure,
  title,
  items,
  note,
  link,
  className,
}: typeof text.price & { readonly className: string }) {
  return (
    <div className={className}>
      <h2 className="text-h3">
        <span className="block figure-number text-display text-prairie">
          <span className="sr-only">{`${from} `}</span>
          {figure}
        </span>
        <span className="mt-3 block">{title}</span>
      </h2>
      <ul className="mt-7 border-t-[1.5px] border-soil">
        {items.map((item) => (
          <li key={item} className="flex items-baseline gap-3.5 border-b border-line py-3">
            <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small text-soil-3">{note}</p>
      <TextLink to={link.to}>{link.label}</TextLink>
    </div>
  )
}
