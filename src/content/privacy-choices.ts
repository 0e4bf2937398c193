import { ATTRIBUTION_COOKIE } from '../shared/attribution-record'
import { analyticsIds } from '../site/analytics-settings'
import { privacyChoicesTitle } from '../site/navigation'

const cookieText = `For ${ATTRIBUTION_COOKIE.lifetimeDays} days a cookie remembers which campaign brought you here.`

/** What the advertising switch stands for depends on what this site is configured to use. */
const advertisingServices = [
  ...(analyticsIds.metaPixel === ''
    ? []
    : ['The Meta pixel tells Meta which pages its ads led to.']),
  ...(analyticsIds.google === '' ? [] : ['Google may tie visits to its ads.']),
]

/** The dialog 'Your privacy choices' (decisions.md 21). */
export const privacyChoices = {
  title: privacyChoicesTitle,
  intro: 'What runs here besides the pages themselves. A change counts at once.',
  advertising: {
    name: 'Advertising',
    text: [
      cookieText,
      ...(advertisingServices.length > 0
        ? advertisingServices
        : ['No advertising service runs on this site.']),
      'Switched off, the campaign is forgotten when you leave.',
    ].join(' '),
  },
  measurement: {
    name: 'Measurement',
    text:
      analyticsIds.google === ''
        ? 'No measurement service runs on this site. Your choice is kept in case one does later.'
        : 'Google Analytics counts which pages are read. Email addresses, checkout numbers and click ids are taken out of what we send to it.',
  },
  on: 'On',
  off: 'Off',
  signal: {
    seen: 'Your browser sends the Global Privacy Control signal, so advertising is off and stays off.',
    notSeen:
      'Your browser does not send the Global Privacy Control signal. If it did, advertising would be off without this switch.',
  },
  kept: 'Saved in this browser.',
  notKept: 'Your browser saves nothing for this site, so this holds until you leave.',
  policy: 'Privacy Policy',
  done: 'Done',
  close: 'Close',
} as const
