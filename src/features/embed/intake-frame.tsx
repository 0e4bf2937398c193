import type { DirectContactText, EmbedText } from '../../content/embed-text'
import { DirectContact } from './direct-contact'
import { EmbeddedFrame } from './embedded-frame'
import { FrameHeading } from './frame-heading'

/** Height that the form declares, and that of its container (spec section 9). */
const HEIGHT = 'h-[2513px]'
const CONTAINER_HEIGHT = 'min-h-[2600px]'

/** The website form (spec section 2.9), or phone and e-mail where no address is configured. */
export function IntakeFrame({
  address,
  text,
  direct,
}: {
  readonly address: string
  readonly text: EmbedText
  readonly direct: DirectContactText
}) {
  if (address === '') return <DirectContact {...direct} />
  return (
    <>
      <FrameHeading title={text.title} address={address} direct={text.direct} />
      <div className={CONTAINER_HEIGHT}>
        <EmbeddedFrame address={address} text={text} heightClass={HEIGHT} passesQuery />
      </div>
    </>
  )
}
