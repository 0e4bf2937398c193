import { parseArgs } from 'node:util'
import { TRACKING_PARAMETERS, type TrackingParameter } from '../../shared/agreed-addresses'

export const USAGE = `Usage: npm run campaign-report -- [options]

  --by utm_source,utm_campaign   group by these parameters (default utm_campaign)
  --since 2026-10-01             checkouts started on this day or later
  --until 2026-10-31             checkouts started on this day or earlier
  --csv, --json                  print that instead of a table

Parameters: ${TRACKING_PARAMETERS.join(', ')}`

/** A mistake in how the command was called. The message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export interface ReportOptions {
  readonly by: readonly TrackingParameter[]
  /** The first and the last day, as they were written. */
  readonly since: string | undefined
  readonly until: string | undefined
  /** The same days as Stripe takes them: seconds, from `gte` on and before `lt`. */
  readonly created: { readonly gte?: number; readonly lt?: number }
  readonly format: 'table' | 'csv' | 'json'
  readonly help: boolean
}

function isTrackingParameter(name: string): name is TrackingParameter {
  return TRACKING_PARAMETERS.some((parameter) => parameter === name)
}

function parseBy(text: string): TrackingParameter[] {
  const names = text.split(',').map((name) => name.trim())
  const known = names.filter(isTrackingParameter)
  const unknown = names.find((name) => !isTrackingParameter(name))
  if (unknown !== undefined) {
    throw new UsageError(
      `--by does not know '${unknown}'. It takes ${TRACKING_PARAMETERS.join(', ')}.`,
    )
  }
  return [...new Set(known)]
}

/** The start of a day in this computer's time zone, some days later if wanted, in seconds. */
function startOfDay(option: string, text: string, daysLater = 0): number {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year !== undefined && month !== undefined && day !== undefined) {
    const isReal = new Date(year, month - 1, day).getDate() === day && month >= 1 && month <= 12
    if (isReal) return new Date(year, month - 1, day + daysLater).getTime() / 1000
  }
  throw new UsageError(`${option} takes a day such as 2026-10-01, not '${text}'.`)
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        by: { type: 'string', default: 'utm_campaign' },
        since: { type: 'string' },
        until: { type: 'string' },
        csv: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new UsageError(`${line} Try --help.`)
  }
}

/** Reads the command line. Throws UsageError for what it cannot mean. */
export function parseOptions(args: readonly string[]): ReportOptions {
  const { by, since, until, csv, json, help } = readArguments(args)
  const gte = since === undefined ? undefined : startOfDay('--since', since)
  const lt = until === undefined ? undefined : startOfDay('--until', until, 1)
  if (gte !== undefined && lt !== undefined && gte >= lt) {
    throw new UsageError(`--since ${since} is after --until ${until}.`)
  }
  if (csv && json) throw new UsageError('Choose --csv or --json, not both.')
  return {
    by: parseBy(by),
    since,
    until,
    created: { ...(gte !== undefined && { gte }), ...(lt !== undefined && { lt }) },
    format: csv ? 'csv' : json ? 'json' : 'table',
    help,
  }
}
