import { PLANS } from '../shared/plans'
import { analyticsIds } from '../site/analytics-settings'
import { withoutPersonalValues } from '../site/reported-path'
import { addressBar, type AnalyticsProvider } from './analytics-provider'
import { isAllowed } from './privacy-choice'

/** The queue that the pixel's script empties when it arrives, and the function that it takes over. */
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

/** Reports that wait because the address bar holds something personal. */
let waiting: string[] = []

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

/** The pixel sends the address bar by itself and cannot be told another address, so it has to wait. */
function track(name: string): void {
  if (withoutPersonalValues(addressBar()) === addressBar()) window.fbq?.('track', name)
  else waiting.push(name)
}

/** The Meta pixel. */
export const metaPixel: AnalyticsProvider = {
  id,
  purpose: 'advertising',
  script: 'https://connect.facebook.net/en_US/fbevents.js',
  start() {
    window.fbq ??= createQueue()
    // The name is Meta's.
    // oxlint-disable-next-line no-underscore-dangle
    window._fbq ??= window.fbq
    // Otherwise it reports each change of the URL a second time (Meta, 'Tag a single-page app').
    window.fbq.disablePushState = true
    // Otherwise it reads along in buttons and forms.
    window.fbq('set', 'autoConfig', false, id)
    window.fbq('init', id)
  },
  reportView() {
    waiting = []
    track('PageView')
  },
  reportEvent(event) {
    // What the URL says has been read by now and is not needed in the bar any more.
    const clean = withoutPersonalValues(addressBar())
    if (clean !== addressBar()) window.history.replaceState(window.history.state, '', clean)
    for (const name of waiting.splice(0)) track(name)
    if (event.name === 'booking') track('Schedule')
    else track(PLANS[event.plan].hasTrial ? 'StartTrial' : 'Subscribe')
  },
  /** Advertising switched off stops what the pixel does by itself; nothing else is sent from then on. */
  applyPrivacyChoice() {
    window.fbq?.('consent', isAllowed('advertising') ? 'grant' : 'revoke')
  },
}
