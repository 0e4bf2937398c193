import { scriptHasRun, startAllowedAnalytics } from './active-analytics'
import type { SiteEvent } from './analytics-provider'
import { localStore } from './storage'

/** Ids of counted transactions: a reload of the success page is not another sale. */
const COUNTED_KEY = 'countedTransactions'

const readCounted = () => new Set(localStore.read(COUNTED_KEY)?.split(' '))

/** The transactions that this document has reported. */
const reported = new Set<string>()

/** Remembers a transaction as counted; false if it was before. */
function markCounted(transactionId: string): boolean {
  if (reported.has(transactionId) || readCounted().has(transactionId)) return false
  reported.add(transactionId)
  // Not at once: who reloads or leaves before then has sent nothing.
  void scriptHasRun.then(() =>
    localStore.write(COUNTED_KEY, [...readCounted().add(transactionId)].join(' ')),
  )
  return true
}

/** Reports an event to the allowed providers; a subscription once for each transaction, across reloads. */
export function trackEvent(event: SiteEvent): void {
  const providers = startAllowedAnalytics()
  if (providers.length === 0) return
  if (event.name === 'subscribe' && !markCounted(event.transactionId)) return
  for (const provider of providers) provider.reportEvent(event)
}
