import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import type { PageView } from '../../src/browser/analytics-provider'

/** Sample ids; nothing is fetched, since the tests' document loads no scripts. */
export const SAMPLE_IDS = { google: 'G-TEST12345', pixel: '1234567890' } as const

/** Opens a fresh document at a URL, with the services that have an id, and tells what they would receive. */
export async function openWithAnalytics(
  address: string,
  ids: { readonly google?: string; readonly pixel?: string } = SAMPLE_IDS,
) {
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
      import('../../src/browser/address-bar'),
      import('../../src/browser/active-analytics'),
      import('../../src/browser/track-event'),
      import('../../src/browser/privacy-choice'),
    ])
  cleanAddressBar()
  return {
    /** Reports a page and waits for its title. */
    reportPageView: async (view: PageView) => {
      reportPageView(view)
      await new Promise((resolve) => setTimeout(resolve))
    },
    trackEvent,
    choosePrivacy,
    /** Commands in the data layer of Google's tag that begin with these words, each as an array. */
    google: (...words: readonly string[]): unknown[][] =>
      (window.dataLayer ?? [])
        .map((command) => Array.from(Object(command)))
        .filter((command) => words.every((word, index) => command[index] === word)),
    /** Commands in the pixel's queue that have this name. */
    pixel: (name?: string) =>
      (window.fbq?.queue ?? []).filter(([first]) => name === undefined || first === name),
    /** Tells the page that its scripts have run. */
    runScripts: async () => {
      for (const script of document.head.querySelectorAll('script')) fireEvent.load(script)
      await Promise.resolve()
    },
    /** URLs of the inserted scripts. */
    scripts: () => [...document.head.querySelectorAll('script')].map(({ src }) => src),
  }
}
