import { appendParameters } from '../../shared/append-parameters'
import { trackedEntries, type AttributionRecord } from '../../shared/attribution-record'

/** Parameters of the page's address that only the page itself uses. */
const OWN_PARAMETERS = new Set(['debug'])

/**
 * The address of a widget with what it should know: the query of the page's own address, to fill in the
 * form, and the stored attribution. Parameters of the configured address win, then those of the page.
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
