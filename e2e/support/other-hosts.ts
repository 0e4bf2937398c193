import { BOOKING_WIDGET, INTAKE_WIDGET } from '../../src/node/dev/sample-widgets'
import { WIDGETS_HOST } from './addresses'
import { GOOGLE_TAG, META_PIXEL } from './analytics-stubs'

/** One transparent pixel, for photos and tracking images. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

const JAVASCRIPT = 'text/javascript'
const HTML = 'text/html; charset=utf-8'

type Reply = readonly [type: string, body: string | Buffer]

/** How high the booking page says it is, in CSS pixels. */
export const BOOKING_HEIGHT_PX = 1_800

const REPLIES: Readonly<Record<string, () => Reply>> = {
  'www.googletagmanager.com/gtag/js': () => [JAVASCRIPT, GOOGLE_TAG],
  'connect.facebook.net/en_US/fbevents.js': () => [JAVASCRIPT, META_PIXEL],
  [`${WIDGETS_HOST}/booking`]: () => [
    HTML,
    BOOKING_WIDGET.replace('document.body.offsetHeight', String(BOOKING_HEIGHT_PX)),
  ],
  [`${WIDGETS_HOST}/intake`]: () => [HTML, INTAKE_WIDGET],
}

/** What another host answers, so that no test needs the network and none is left waiting. */
export function otherHostReply({ host, pathname }: URL, accept = '') {
  const fallback: Reply = accept.includes('text/html')
    ? [HTML, '<!doctype html><title>Partner</title><h1>Partner</h1>']
    : ['image/gif', PIXEL]
  const [type, body] = REPLIES[host + pathname]?.() ?? fallback
  return { headers: { 'Content-Type': type }, body }
}
