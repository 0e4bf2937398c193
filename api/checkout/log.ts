/** One line of the function's log. Names, addresses and companies never stand in it. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly requestId?: string
  readonly [detail: string]: unknown
}

export type Log = (entry: LogEntry) => void

/** A line about the request at hand that goes beyond its outcome. */
export type Note = (level: LogEntry['level'], event: string, details?: object) => void

/** Writes an entry as one line of JSON, which the host's log search can filter by field. */
export function writeLog(entry: LogEntry): void {
  console[entry.level](JSON.stringify(entry))
}
