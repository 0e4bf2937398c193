import type { AttributionRecord, RecordField } from './attribution-record'

/**
 * What gives way first when a record is too large for its cookie: the parameters that tell least,
 * then, for records of an absurd size, the rest. A part of a click id means nothing, so click ids
 * are never cut, only left out.
 */
const SHORTENED = [
  'utm_content',
  'utm_term',
  'utm_campaign',
  'landing_page',
  'utm_medium',
  'utm_source',
] as const satisfies readonly RecordField[]
const LEFT_OUT = ['fbclid', 'gclid'] as const satisfies readonly RecordField[]

/** Bytes of a text in a cookie: percent-encoded, at least as many as js-cookie writes. */
function encodedBytes(text: string): number {
  return encodeURIComponent(text).length
}

/** Takes characters off the end until their encoded JSON is at least `bytes` long. */
function shorten(value: string, bytes: number): string {
  const characters = Array.from(value)
  let freed = 0
  while (freed < bytes) {
    const last = characters.pop()
    if (last === undefined) break
    freed += encodedBytes(JSON.stringify(last).slice(1, -1))
  }
  return characters.join('').trimEnd()
}

/** The record with values shortened until its encoded JSON takes at most `maxBytes`. */
export function fitRecord(record: AttributionRecord, maxBytes: number): AttributionRecord {
  const fitted: Partial<Record<RecordField, string>> = { ...record }
  const excess = () => encodedBytes(JSON.stringify(fitted)) - maxBytes
  for (const name of SHORTENED) {
    const value = fitted[name]
    if (value === undefined || excess() <= 0) continue
    const short = shorten(value, excess())
    if (short === '') delete fitted[name]
    else fitted[name] = short
  }
  for (const name of LEFT_OUT) {
    if (excess() > 0) delete fitted[name]
  }
  return fitted
}
