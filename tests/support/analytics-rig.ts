import { vi } from 'vitest'
import type { PageView } from '../../src/browser/analytics-provider'
import type * as PrivacyChoice from '../../src/browser/privacy-choice'
import type * as TrackEvent from '../../src/browser/track-event'

/** The site's analytics in a fresh document, with everything that the services would receive. */
export interface AnalyticsRig {
  /** Reports a page and waits for its title. */
  readonly reportPageView: (view: PageView) => Promise<void>
  readonly trackEvent: typeof TrackEvent.trackEvent
  readonly choosePrivacy: typeof PrivacyChoice.choosePrivacy
  /** Commands in the data layer of Google's tag, each as an array. */
  readonly google: () => unknown[][]
  /** Commands in the pixel's queue. */
  readonly pixel: () => unknown[][]
  /** URLs of the inserted scripts. */
  readonly scripts: () => string[]
}

/** Sample ids; nothing is fetched, since the tests' document loads no scripts. */
export const SAMPLE_IDS = { google: 'G-TEST12345', pixel: '1234567890' } as const

/** Opens a document at a URL, with the services that have an id. */
export async function openWithAnalytics(
  address: string,
  ids: { readonly google?: string; readonly pixel?: string } = SAMPLE_IDS,
): Promise<AnalyticsRig> {
  delete window.dataLayer
  delete window.gtag
  delete window.fbq
  // oxlint-disable-next-line no-underscore-dangle
  delete window._fbq
  document.head.innerHTML = ''
  document.body.innerHTML = '<main id="main"></main>'
  window.history.replaceState(null, '', address)
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', ids.google)
  vi.stubEnv('VITE_META_PIXEL_ID', ids.pixel)
  vi.resetModules()
  const [{ cleanAddressBar }, { reportPageView }, { trackEvent }, { choosePrivacy }] =
    await Promise.all([
      import('../../src/browser/arrival'),
      import('../../src/browser/active-analytics'),
      import('../../src/browser/track-event'),
      import('../../src/browser/privacy-choice'),
    ])
  cleanAddressBar()
  return {
    reportPageView: async (view) => {
      reportPageView(view)
      await new Promise((resolve) => setTimeout(resolve))
    },
    trackEvent,
    choosePrivacy,
    google: () => (window.dataLayer ?? []).map((command) => Array.from(Object(command))),
    pixel: () => window.fbq?.queue ?? [],
    scripts: () => [...document.head.querySelectorAll('script')].map(({ src }) => src),
  }
}
