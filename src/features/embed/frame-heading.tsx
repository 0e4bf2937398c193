import { ExternalTextLink } from '../../ui/text-link'

/** The heading over a frame, with the link that always works on its baseline at the right. */
export function FrameHeading({
  title,
  address,
  direct,
}: {
  readonly title: string
  readonly address: string
  readonly direct: string
}) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-9">
      <h2 className="text-h2">{title}</h2>
      <ExternalTextLink href={address}>{direct}</ExternalTextLink>
    </div>
  )
}
