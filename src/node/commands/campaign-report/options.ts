import { parseArgs } from 'node:util'
import type { Variables } from '../../../../api/checkout/environment'
import { keysOf } from '../../../shared/keys-of'
import { TRACKING_PARAMETERS } from '../../../shared/url-contract'

/** A mistake in how the command was called. The message is one line. */
export class UsageError extends Error {}

/** What sign-ups can be grouped by: keys of Stripe's metadata. */
const PARAMETERS = [...TRACKING_PARAMETERS, 'landing_page'] as const
export type ReportParameter = (typeof PARAMETERS)[number]

function parameterOf(text: string): ReportParameter {
  const known = PARAMETERS.find((parameter) => parameter === text.trim())
  if (known !== undefined) return known
  throw new UsageError(`--by does not know '${text.trim()}'. It takes ${PARAMETERS.join(', ')}.`)
}

/** The start of a day in local time, plus `daysLater` days, in seconds since 1970. */
function startOfDay(option: string, text: string, daysLater = 0): number {
  const start = new Date(`${text}T00:00`)
  // February 30 would be a day in March.
  const isReal = start.getDate() === Number(text.slice(-2))
  if (!isReal || !/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    throw new UsageError(`${option} takes a day such as 2026-10-01, not '${text}'.`)
  }
  return start.setDate(start.getDate() + daysLater) / 1000
}

const OPTIONS = {
  by: { type: 'string', default: 'utm_campaign' },
  since: { type: 'string' },
  until: { type: 'string' },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const DASHES_MISSING =
  'npm keeps options for itself unless `--` is in front: npm run campaign-report -- --by utm_source'

/** Reads the command line. Throws UsageError if the arguments are invalid. */
export function parseOptions(args: readonly string[], variables: Variables = {}) {
  // The first option that npm kept for itself, as its own configuration.
  const keptByNpm = keysOf(OPTIONS).find((name) => variables[`npm_config_${name}`] !== undefined)
  if (keptByNpm !== undefined && !args.some((arg) => arg.startsWith(`--${keptByNpm}`)))
    throw new UsageError(`--${keptByNpm} did not arrive. ${DASHES_MISSING}`)
  const { values, positionals } = parse(args)
  if (positionals[0] !== undefined)
    throw new UsageError(`Unexpected argument '${positionals[0]}'. ${DASHES_MISSING}`)
  const { by, since, until, csv, json } = values
  /** The range as Stripe expects it: seconds since 1970, `gte` inclusive and `lt` exclusive. */
  const created = {
    ...(since !== undefined && { gte: startOfDay('--since', since) }),
    ...(until !== undefined && { lt: startOfDay('--until', until, 1) }),
  }
  if (since !== undefined && until !== undefined && since > until)
    throw new UsageError(`--since ${since} is after --until ${until}.`)
  if (csv && json) throw new UsageError('Choose --csv or --json, not both.')
  return { by: [...new Set(by.split(',').map(parameterOf))], since, until, created, csv, json }
}
export type ReportOptions = ReturnType<typeof parseOptions>

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    // Without Node's advice, which is for commands that take other arguments.
    const [wrong = ''] = error instanceof Error ? error.message.split(/\.?(?:\n| To )/) : []
    throw new UsageError(`${wrong}. docs/operations.md lists the options.`)
  }
}
