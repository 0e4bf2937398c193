import type { DirectContactText, EmbedText } from '../../content/embed-text'
import { DirectContact } from './direct-contact'
import { EmbeddedFrame } from './embedded-frame'
import { FrameHeading } from './frame-heading'

/** Default height 1500 px (spec section 9); it follows what the calendar reports. */
const HEIGHT = 'h-[1500px]'

/** The booking calendar (spec section 2.8), or phone and e-mail where no address is configured. */
export function BookingFrame({
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
      <EmbeddedFrame address={address} text={text} heightClass={HEIGHT} followsReports />
    </>
  )
}
