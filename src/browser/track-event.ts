import { activeAnalytics } from './active-analytics'
import type { SiteEvent } from './analytics-provider'
import { localStore } from './storage'

/** Sessions that were counted; a reload of the success page is not another sale. */
const COUNTED_SESSIONS_KEY = 'countedSessions'

/** More sessions than one browser ever completes. */
const MAX_COUNTED_SESSIONS = 20

/** True the first time that a session is seen. */
function countSession(sessionId: string): boolean {
  const counted = localStore.read(COUNTED_SESSIONS_KEY)?.split(' ') ?? []
  if (counted.includes(sessionId)) return false
  const latest = [...counted, sessionId].slice(-MAX_COUNTED_SESSIONS)
  localStore.write(COUNTED_SESSIONS_KEY, latest.join(' '))
  return true
}

/** Reports an event to the active services; a subscription once for each checkout session, across reloads. */
export function trackEvent(event: SiteEvent): void {
  const providers = activeAnalytics()
  if (providers.length === 0) return
  if (event.name === 'subscribe' && !countSession(event.sessionId)) return
  for (const provider of providers) provider.reportEvent(event)
}
