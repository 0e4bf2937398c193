import { contact } from '../../content/pages/contact'
import { externalLinks } from '../../site/external-links'
import { EmbeddedFrame } from './embedded-frame'

/** Initial height: 1,600 px on phones, 1,500 px elsewhere. Later it follows the calendar's reports. */
const HEIGHT = 'h-[1600px] md:h-[1500px]'

/** The embedded booking calendar. */
export function BookingFrame({ url = externalLinks.bookingWidget }) {
  return <EmbeddedFrame url={url} text={contact.booking} heightClass={HEIGHT} followsReports />
}
