import { contact } from '../../content/pages/contact'
import { externalLinks } from '../../site/external-links'
import { EmbeddedFrame } from './embedded-frame'

/** The default height, 1600 px on phones and 1500 px elsewhere; later it follows what the calendar reports. */
const HEIGHT = 'h-[1600px] md:h-[1500px]'

/** The booking calendar in a frame. */
export function BookingFrame({ address = externalLinks.bookingWidget }) {
  return (
    <EmbeddedFrame address={address} text={contact.booking} heightClass={HEIGHT} followsReports />
  )
}
