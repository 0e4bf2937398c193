import type { AnalyticsProvider } from './analytics'
import { googleAnalytics } from './google-analytics'
import { metaPixel } from './meta-pixel'
import { isAllowed, subscribeToPrivacyChoice } from './privacy-choice'

const configured = [googleAnalytics, metaPixel].filter(({ id }) => id !== '')
const started = new Set<AnalyticsProvider>()

/** The services that have an id and may be used now; each is loaded at its first use. */
export function activeAnalytics(): readonly AnalyticsProvider[] {
  const allowed = configured.filter(({ purpose }) => isAllowed(purpose))
  for (const provider of allowed) {
    if (started.has(provider)) continue
    started.add(provider)
    provider.start()
  }
  return allowed
}

subscribeToPrivacyChoice(() => {
  for (const provider of started) provider.applyPrivacyChoice()
})
