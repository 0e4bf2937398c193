import { PLANS } from '../shared/plans'
import { analyticsIds } from '../site/analytics-settings'
import { matchRoute } from '../site/routes'
import type { AnalyticsProvider } from './analytics-provider'
import { isAllowed } from './privacy-choice'

/** The pixel's global function, which queues calls until Meta's script has loaded and takes over. */
interface PixelFunction {
  (...command: unknown[]): void
  queue: unknown[][]
  loaded: boolean
  version: string
  push?: PixelFunction
  callMethod?: (...command: unknown[]) => void
  disablePushState?: boolean
}

declare global {
  interface Window {
    fbq?: PixelFunction
    _fbq?: PixelFunction
  }
}

const id = analyticsIds.metaPixel

function createQueue(): PixelFunction {
  const queue: PixelFunction = Object.assign(
    (...command: unknown[]) => {
      if (queue.callMethod === undefined) queue.queue.push(command)
      else queue.callMethod(...command)
    },
    { queue: [], loaded: true, version: '2.0' },
  )
  queue.push = queue
  return queue
}

/** The Meta pixel. */
export const metaPixel: AnalyticsProvider = {
  id,
  purpose: 'advertising',
  script: 'https://connect.facebook.net/en_US/fbevents.js',
  start() {
    window.fbq ??= createQueue()
    // Meta's name.
    // oxlint-disable-next-line no-underscore-dangle
    window._fbq ??= window.fbq
    // Otherwise it reports each change of the URL a second time (Meta, 'Tag a single-page app').
    window.fbq.disablePushState = true
    // Otherwise it collects the text of buttons and forms.
    window.fbq('set', 'autoConfig', false, id)
    window.fbq('init', id)
  },
  reportView({ path }) {
    // The pixel sends the address bar, and on the not-found page that can be anything that the visitor typed.
    const { pathname } = new URL(window.location.origin + path)
    if (matchRoute(pathname).page !== 'notFound') window.fbq?.('track', 'PageView')
  },
  reportEvent(event) {
    if (event.name === 'booking') return window.fbq?.('track', 'Schedule')
    const { plan, transactionId: eventID, value } = event
    const name = PLANS[plan].hasTrial ? 'StartTrial' : 'Subscribe'
    // Meta counts an event id once (developers.facebook.com, 'Handling duplicate Pixel and Conversions API events').
    return window.fbq?.('track', name, { value, currency: 'USD' }, { eventID })
  },
  /** Revokes consent when advertising is switched off, which also stops the pixel's automatic events. */
  applyPrivacyChoice() {
    const { fbq } = window
    const consent = ['consent', isAllowed('advertising') ? 'grant' : 'revoke']
    if (fbq?.callMethod !== undefined) fbq(...consent)
    // Until Meta's script runs the queue, consent goes before `init` (Meta, 'General Data Protection Regulation'). At the
    // end, it would come after the page view that waits there.
    else fbq?.queue.splice(0, fbq.queue[0]?.[0] === 'consent' ? 1 : 0, consent)
  },
}
