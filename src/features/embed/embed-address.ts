import { appendParameters } from '../../shared/append-parameters'
import { trackedEntries, type AttributionRecord } from '../../shared/attribution-record'

/** Parameters of the page's address that are for the page alone. */
const OWN_PARAMETERS = new Set(['debug'])

/**
 * The address of a widget with what it should know: the query of the page's own address, where the
 * widget is to be filled in from it, then the stored attribution. Parameters that the configured
 * address has already win, then those of the page.
 */
export function embedAddress(
  address: string,
  { record, query = '' }: { readonly record: AttributionRecord | null; readonly query?: string },
): string {
  const passedOn = [...new URLSearchParams(query)].filter(([name]) => !OWN_PARAMETERS.has(name))
  return appendParameters(
    appendParameters(address, passedOn),
    record === null ? [] : trackedEntries(record),
  )
}
