import { parseArgs } from 'node:util'
import { TRACKING_PARAMETERS, type TrackingParameter } from '../../../shared/url-contract'

/** A mistake in how the command was called. The message is one line. */
export class UsageError extends Error {}

function parameterOf(text: string): TrackingParameter {
  const known = TRACKING_PARAMETERS.find((parameter) => parameter === text.trim())
  if (known !== undefined) return known
  const names = TRACKING_PARAMETERS.join(', ')
  throw new UsageError(`--by does not know '${text.trim()}'. It takes ${names}.`)
}

/** The start of a day in this computer's time zone, some days later if wanted, in seconds. */
function startOfDay(option: string, text: string, daysLater = 0): number {
  const start = new Date(`${text}T00:00`)
  // February 30 would be a day in March.
  const isReal = start.getDate() === Number(text.slice(-2))
  if (!isReal || !/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    throw new UsageError(`${option} takes a day such as 2026-10-01, not '${text}'.`)
  }
  return start.setDate(start.getDate() + daysLater) / 1000
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
      },
    }).values
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : []
    throw new UsageError(`${line} docs/operations.md lists the options.`)
  }
}

/** Reads the command line. Throws UsageError if the arguments are invalid. */
export function parseOptions(args: readonly string[]) {
  const { by, since, until, csv, json } = readArguments(args)
  /** The days as Stripe takes them: seconds, from `gte` on and before `lt`. */
  const created = {
    ...(since !== undefined && { gte: startOfDay('--since', since) }),
    ...(until !== undefined && { lt: startOfDay('--until', until, 1) }),
  }
  if (since !== undefined && until !== undefined && since > until) {
    throw new UsageError(`--since ${since} is after --until ${until}.`)
  }
  if (csv && json) throw new UsageError('Choose --csv or --json, not both.')
  return { by: [...new Set(by.split(',').map(parameterOf))], since, until, created, csv, json }
}
export type ReportOptions = ReturnType<typeof parseOptions>
