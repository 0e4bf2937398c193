import { ATTRIBUTION_COOKIE } from '../shared/attribution'
import { analyticsIds } from '../site/analytics-settings'
import { privacyChoicesTitle } from './shell-copy'

const cookieText = `A cookie remembers for ${ATTRIBUTION_COOKIE.lifetimeDays} days which campaign brought you here.`

/** The services that the advertising switch controls, depending on this site's settings. */
const advertisingServices = [
  ...(analyticsIds.metaPixel === ''
    ? []
    : ['The Meta pixel tells Meta which pages its ads led to.']),
  ...(analyticsIds.google === '' ? [] : ['Google may connect visits to its ads.']),
]

/** Texts of the dialog 'Your privacy choices'. */
export const privacyChoices = {
  title: privacyChoicesTitle,
  intro: 'Choose what else runs on this site. Changes take effect right away.',
  advertising: {
    name: 'Advertising',
    text: [
      cookieText,
      ...(advertisingServices.length > 0
        ? advertisingServices
        : ['No advertising service runs on this site.']),
      'If you switch this off, we forget the campaign when you leave.',
    ].join(' '),
  },
  measurement: {
    name: 'Measurement',
    text:
      analyticsIds.google === ''
        ? 'No measurement service runs on this site. We’ll keep your choice in case one does later.'
        : 'Google Analytics counts which pages people read. We take email addresses and checkout numbers out of what we send.',
  },
  on: 'On',
  off: 'Off',
  signal: {
    seen: 'Your browser sends the Global Privacy Control signal, so advertising is off and stays off.',
    notSeen:
      'Your browser doesn’t send the Global Privacy Control signal, which would turn advertising off.',
  },
  kept: 'Saved in this browser.',
  notKept:
    'Your browser doesn’t save anything for this site, so your choice lasts until you leave.',
  policy: 'Privacy Policy',
  done: 'Done',
} as const
